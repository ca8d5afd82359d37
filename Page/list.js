// The list of alerts: search, filters, and where one is in it.
import { byID, make, counted, language } from "./dom.js";
import { state } from "./state.js";
import { stretches } from "./words.js";

const filters = [
  ["all", "all", () => true],
  ["unfinished", "untranslated", item => item.unfinished > item.needsReview],
  ["review", "needs review", item => item.needsReview > 0],
  ["findings", "findings", item => item.findings > 0],
  ["changed", "changed", item => item.isChanged],
];
let shown = [];

export function makeFilters() {
  byID("filter").append(...filters.map(([value, name], index) => {
    const button = make("input", { type: "radio", name: "filter", value, checked: index === 0 });
    return make("label", {}, button, make("span", {}, name, " ", make("b", { "data-count": value })));
  }));
  byID("filters").addEventListener("submit", event => event.preventDefault());
  byID("filters").addEventListener("input", showList);
  byID("words").addEventListener("keydown", event => {
    const first = byID("list").querySelector("a");
    if (!first || !["ArrowDown", "Enter"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === "Enter") first.click(); else first.focus();
  });
  byID("list").addEventListener("keydown", event => {
    const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    (event.target.closest("li")[step]?.firstChild ?? (event.key === "ArrowUp" ? byID("words") : null))?.focus();
  });
}

// What tells one alert of the list, as it is now; which of them are listed stays as it is while one writes.
export function showItem(item) {
  const old = byID("list").querySelector(`[data-surface="${CSS.escape(item.surface)}"]`);
  if (!old) return;
  const isCurrent = old.firstChild.hasAttribute("aria-current");
  keepingFocus(() => {
    old.replaceWith(entry(item));
    if (isCurrent) markCurrent();
  });
}

// An answer of the server may draw the item anew that the keyboard is at.
function keepingFocus(draw) {
  const surface = document.activeElement?.closest("#list li")?.dataset.surface;
  draw();
  if (surface) byID("list").querySelector(`[data-surface="${CSS.escape(surface)}"] a`)?.focus({ preventScroll: true });
}

export function showList() {
  const words = byID("words").value.trim().toLowerCase().split(/\s+/);
  const wanted = new FormData(byID("filters")).get("filter") ?? "all";
  const found = state.surfaces.filter(item => words.every(word => item.lower.includes(word)));
  for (const [value, , test] of filters) {
    document.querySelector(`[data-count=${value}]`).textContent = found.filter(test).length;
  }
  const test = filters.find(([value]) => value === wanted)[2];
  shown = found.filter(item => test(item) || item.surface === state.surface);
  keepingFocus(() => byID("list").replaceChildren(...shown.map(entry)));
  const amount = shown.length ? counted(shown.length, "alert", "alerts") : state.surfaces.length ? "Nothing matches." : "";
  byID("count").textContent = [amount, state.app.isReadingCode ? "The code is being read …" : ""].filter(words => words).join(" · ");
  markCurrent();
}

function entry(item) {
  const marks = make("span", { class: "marks" });
  if (item.unfinished) marks.append(make("span", { class: "todo" }, counted(item.unfinished, "text to do", "texts to do")));
  if (item.findings) marks.append(make("span", { class: "found" }, counted(item.findings, "finding", "findings")));
  if (item.isChanged) marks.append(make("span", { class: "changed" }, "changed"));
  const link = make("a", { href: address(item.surface) },
    make("bdi", { class: "title", lang: language(state.locale) }, ...titleOf(item)), make("span", { class: "id" }, item.surface), marks);
  return make("li", { "data-surface": item.surface }, link);
}

// Placeholders are read from the left in every language.
function titleOf({ title }) {
  return stretches(title).map(({ words, isPlaceholder }) => isPlaceholder ? make("bdi", { dir: "ltr" }, words) : words);
}

export function address(surface, locale = state.locale) {
  return "#" + new URLSearchParams({ surface, locale, ...state.scene });
}

export function markCurrent() {
  for (const item of byID("list").children) {
    const isCurrent = item.dataset.surface === state.surface;
    if (isCurrent) item.firstChild.setAttribute("aria-current", "true");
    else item.firstChild.removeAttribute("aria-current");
    item.firstChild.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent) item.scrollIntoView({ block: "nearest" });
  }
  // The list is one stop for the keyboard.
  const links = [...byID("list").querySelectorAll("a")];
  if (links.length && !links.some(link => link.tabIndex === 0)) links[0].tabIndex = 0;
}

// The surface so many places further on in what is shown; undefined at the ends.
export function neighbour(step) {
  const place = shown.findIndex(item => item.surface === state.surface);
  return shown[place < 0 ? 0 : place + step]?.surface;
}

// The next surface with something left to do, of all that fit the search; from the start again behind the last.
export function nextUnfinished() {
  const place = state.surfaces.findIndex(item => item.surface === state.surface);
  const order = [...state.surfaces.slice(place + 1), ...state.surfaces.slice(0, place)];
  return order.find(item => item.unfinished > 0)?.surface;
}
