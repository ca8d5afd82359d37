// The page of `preview --format html`: builds the filters and, while one scrolls, the pictures.
import { byID, make, localeName } from "./dom.js";
import { look, picture, sceneNames, wordsOf } from "./drawing.js";
import { roomWords, stateWords } from "./words.js";

const data = JSON.parse(document.getElementById("data").textContent);
const form = byID("filters"), list = byID("rows"), more = byID("more"), count = byID("count");
const chunk = 24;
const clear = make("button", { type: "button" }, "Clear filters");
let shown = [], built = 0;

const known = [];
const lookOf = drawing => known[drawing] ??= look(data.drawings[drawing]);
function figure(drawing, locale, surface) {
  const tag = data.locales[locale];
  const svg = picture(data.drawings[drawing], tag, data.surfaces[surface].id, data.inks);
  return make("figure", {}, make("figcaption", {}, localeName(tag) + (locale === data.source ? " · source" : "")), svg);
}

function wantedScenes() {
  const wanted = new FormData(form);
  return data.scenes.flatMap((scene, index) =>
    ["design", "orientation", "device", "textSize"].every(field => {
      const value = wanted.get(field);
      return !value || value === scene[field];
    }) ? [index] : []);
}
function pairs(row, scenes) {
  const source = data.surfaces[row.surface].drawings;
  const groups = new Map();
  for (const scene of scenes) {
    const key = `${lookOf(source[scene])}\u0001${lookOf(row.drawings[scene])}`;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(scene);
  }
  return [...groups.values()].map(group => {
    const figures = make("div");
    if (row.locale !== data.source) figures.append(figure(source[group[0]], data.source, row.surface));
    figures.append(figure(row.drawings[group[0]], row.locale, row.surface));
    const unsure = group.some(scene => row.approximate.includes(scene)) ? " · approximate" : "";
    return make("section", { class: "pair" }, make("p", {}, sceneNames(group.map(index => data.scenes[index])) + unsure), figures);
  });
}
function finding([rule, severity, field, message, text, scenes]) {
  const { name } = data.rules[rule];
  const item = make("li", { class: severity },
    make("b", {}, severity), " ", make("code", {}, name), make("br"), `${field ? field + ": " : ""}${message}`);
  if (text && !message.includes(text)) item.append(" ", make("q", { dir: "auto" }, text));
  if (scenes.length && scenes.length < data.scenes.length)
    item.append(make("br"), make("code", {}, scenes.length > 2 ? `in ${scenes.length} scenes` : scenes.join(", ")));
  return item;
}
// A part's text: each form of it, its key, comment and state, and the room that is left.
function textOf(part, own) {
  const about = make("dd", {});
  own.forms.forEach(([label, text]) => about.append(make("p", {}, label ? make("small", {}, label, " ") : "", make("bdi", {}, text))));
  part.keys.forEach(([key, comment], index) => {
    const state = own.states[index];
    about.append(make("small", {}, make("code", {}, key), state === "translated" ? "" : make("b", { class: "state" }, ` ${stateWords[state]}`)));
    if (comment) about.append(make("small", { dir: "auto" }, comment));
  });
  if (own.room) about.append(make("small", { class: own.room[1] < 0 ? "over" : "" }, roomWords(...own.room)));
  return [make("dt", {}, part.field, part.role ? make("small", {}, ` ${part.role}`) : ""), about];
}
function article(row, scenes) {
  const surface = data.surfaces[row.surface];
  const heading = make("h2", { id: `row-${row.index}` },
    make("bdi", {}, surface.id), make("span", {}, ` · ${surface.kind} · ${localeName(data.locales[row.locale])}`));
  const texts = make("dl", { class: "texts" }, ...row.texts.flatMap((own, index) => textOf(surface.parts[index], own)));
  const findings = row.findings.length
    ? make("ul", { class: "findings", "aria-label": "Findings" }, ...row.findings.map(finding))
    : make("p", { class: "none" }, "No findings.");
  return make("article", { "aria-labelledby": heading.id }, heading,
    make("div", { class: "pictures" }, ...pairs(row, scenes), ...formsOf(row)), make("div", {}, findings, texts));
}
// Each plural form of a text that has several, drawn.
function formsOf(row) {
  return row.texts.flatMap((own, index) => {
    const drawn = own.forms.filter(([, , drawing]) => drawing !== undefined);
    if (!drawn.length) return [];
    const { id, parts } = data.surfaces[row.surface], tag = data.locales[row.locale];
    const figures = drawn.map(([label, , drawing]) =>
      make("figure", {}, make("figcaption", {}, label), picture(data.drawings[drawing], tag, `${id}, ${label}`, data.inks)));
    return [make("section", { class: "pair forms" }, make("p", {}, `${parts[index].field}, each form · ${sceneNames([data.scenes[0]])}`),
      make("div", {}, ...figures))];
  });
}

function build() {
  const scenes = wantedScenes();
  const next = shown.slice(built, built + chunk);
  list.append(...next.map(row => article(row, scenes)));
  built += next.length;
  more.hidden = built >= shown.length;
  more.textContent = `Show more (${shown.length - built} left)`;
}
function update() {
  const wanted = new FormData(form);
  const locale = wanted.get("locale"), rule = wanted.get("finding"), words = wanted.get("words").trim().toLowerCase();
  const hasScenes = wantedScenes().length > 0;
  shown = data.rows.filter(row =>
    hasScenes
    && (locale === "" || data.locales[row.locale] === locale)
    && (rule === "" || (rule === "any" ? row.findings.length > 0 : row.findings.some(([index]) => `${index}` === rule)))
    && (words === "" || row.words.includes(words)));
  list.replaceChildren();
  built = 0;
  if (shown.length) build();
  else list.append(make("p", { class: "empty" }, data.rows.length ? "Nothing matches these filters." : "No alert to show."));
  if (!shown.length) more.hidden = true;
  const name = data.rules[rule]?.name;
  for (const item of document.querySelectorAll("#report tr[data-rule]"))
    item.hidden = !((locale === "" || item.dataset.locales === "" || item.dataset.locales.split(" ").includes(locale))
      && (name === undefined || item.dataset.rule === name)
      && (words === "" || item.textContent.toLowerCase().includes(words)));
  count.textContent = `${shown.length} of ${data.rows.length} shown`;
  const kept = new URLSearchParams([...wanted].filter(([, value]) => value !== ""));
  try { history.replaceState(null, "", `#${kept}`); } catch { }
  clear.hidden = [...kept.keys()].every(name => name === "appearance");
}

function select(label, name, choices) {
  const control = make("select", { name, id: name });
  for (const [value, text] of choices) control.append(make("option", { value }, text));
  return make("div", {}, make("label", { for: name }, label), control);
}
function choice(label, name, values) {
  const box = make("div");
  for (const [index, [value, text]] of values.entries()) {
    const button = make("input", { type: "radio", name, value });
    button.checked = index === 0;
    box.append(make("label", { class: "choice" }, button, text));
  }
  return make("fieldset", {}, make("legend", {}, label), box);
}
function sceneFilter(label, field, everything) {
  const values = [...new Set(data.scenes.map(scene => scene[field]))];
  return values.length > 1 ? [choice(label, field, [["", everything], ...values.map(value => [value, value])])] : [];
}
function filters() {
  const uses = data.rules.map(() => 0);
  for (const row of data.rows) for (const rule of new Set(row.findings.map(([rule]) => rule))) uses[rule] += 1;
  const rules = data.rules.map((rule, index) => [`${index}`, `${rule.name} (${uses[index]})`]);
  const search = make("input", { type: "search", name: "words", id: "words", autocomplete: "off" });
  form.append(
    select("Locale", "locale", [["", "All locales"], ...data.locales.map(tag => [tag, localeName(tag)])]),
    select("Finding", "finding", [["", "With or without"], ["any", "Any finding"], ...rules]),
    make("div", {}, make("label", { for: "words" }, "Words"), search),
    ...sceneFilter("Orientation", "orientation", "both"), ...sceneFilter("Design", "design", "all"),
    ...sceneFilter("Device", "device", "all"), ...sceneFilter("Text size", "textSize", "all"),
    choice("Appearance", "appearance", [["", "system"], ["light", "light"], ["dark", "dark"]]), clear, count);
  restore();
}
function restore() {
  const kept = new URLSearchParams(location.hash.slice(1));
  for (const control of form.querySelectorAll("input, select")) {
    const value = kept.get(control.name) ?? "";
    if (control.type === "radio") control.checked = control.value === value;
    else control.value = value;
  }
}
function appearance() {
  document.documentElement.dataset.appearance = new FormData(form).get("appearance");
}

data.rows.forEach((row, index) => {
  row.index = index;
  const shown = row.drawings.length ? wordsOf(data.drawings[row.drawings[0]].slice(2)) : [];
  const keys = data.surfaces[row.surface].parts.flatMap(part => part.keys.map(([key]) => key));
  row.words = [data.surfaces[row.surface].id, ...shown, ...keys].join(" ").toLowerCase();
});
filters();
appearance();
form.addEventListener("submit", event => event.preventDefault());
form.addEventListener("input", event => event.target.name === "appearance" ? appearance() : update());
window.addEventListener("hashchange", () => {
  restore();
  update();
  if (!clear.hidden) byID("rows").scrollIntoView();
});
clear.addEventListener("click", () => {
  const chosen = document.documentElement.dataset.appearance;
  location.hash = chosen ? `appearance=${chosen}` : "";
});
more.addEventListener("click", () => {
  const first = built;
  build();
  const heading = list.children[first]?.querySelector("h2");
  if (heading) { heading.tabIndex = -1; heading.focus(); }
});
addEventListener("beforeprint", () => { while (built < shown.length) build(); });
new IntersectionObserver(entries => {
  if (entries.some(entry => entry.isIntersecting) && built < shown.length) build();
}, { rootMargin: "800px" }).observe(more);
update();
