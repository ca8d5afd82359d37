// Elements, without markup: what a text says is never read as anything but text.

export const byID = id => document.getElementById(id);

export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(key, value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

export function shape(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

export function localeName(tag) {
  let name;
  try { name = names.of(tag); } catch { }
  return name ? `${name} (${tag})` : tag;
}

export function language(tag) {
  return tag === "Base" ? undefined : tag;
}

export function counted(count, one, many) {
  return `${count} ${count === 1 ? one : many}`;
}
