// Where else a text is shown, and what the same key says in other tables.
import { make, counted, language } from "./dom.js";
import { state } from "./state.js";
import { address } from "./list.js";

// A list that is folded; only what changed in it is made anew, so that it stays open and keeps the focus.
export function othersBox() {
  return make("details", { class: "others", hidden: true }, make("summary", {}), make("ul", {}));
}

export function showOthers(box, part) {
  const known = new Map(state.surfaces.map(item => [item.surface, item]));
  const items = (part.others ?? []).map(id => known.get(id)).filter(item => item);
  const found = items.filter(item => item.findings).length;
  const words = `also in ${counted(part.otherCount, "other alert", "other alerts")}` + (found ? `, ${found} with findings` : "");
  const content = JSON.stringify([words, state.locale, items.map(({ surface, title, findings }) => [surface, title, findings])]);
  box.hidden = part.otherCount === 0;
  if (box.dataset.content === content) return;
  box.dataset.content = content;
  box.firstChild.textContent = words;
  const rest = part.otherCount - items.length;
  box.lastChild.replaceChildren(...items.map(entry), ...rest > 0 ? [make("li", {}, `and ${rest} more`)] : []);
}

function entry(item) {
  return make("li", {}, make("a", { href: address(item.surface) }, make("bdi", { lang: language(state.locale) }, item.title)),
    make("small", {}, ` ${item.surface}`),
    item.findings ? make("small", { class: "found" }, ` ${counted(item.findings, "finding", "findings")}`) : null);
}

export function sameKeyBox(text) {
  if (!text.sameKey?.length) return null;
  return make("p", { class: "same" }, "The same key elsewhere: ", ...text.sameKey.flatMap(([file, words]) =>
    [make("q", {}, make("bdi", { lang: language(text.locale) }, words)), " ", make("small", {}, file), " "]));
}
