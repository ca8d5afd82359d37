// Generated from Page/ by: RECORD=1 swift test --filter EmbeddedPage
// Do not edit.
// swift-format-ignore-file

enum EmbeddedPage {
  static let files: [String: StaticString] = [
"dom.js": ###"""
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
"""###,
"drawing.js": ###"""
// Draws what the server laid out: shapes and lines in points, each line where the device has it.
import { shape, language, localeName } from "./dom.js";

function draw(elements, into, inks) {
  for (const element of elements) {
    if (element[0] === "c") {
      const [, x, y, width, height, inner] = element;
      const view = shape("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}`, overflow: "hidden" });
      draw(inner, view, inks);
      into.append(view);
    } else if (element[0] === "r") {
      const [, x, y, width, height, rx, ink] = element;
      into.append(shape("rect", { x, y, width, height, rx, class: inks[ink] }));
    } else {
      const [, x, y, size, weight, ink, middle, rtl, width, text] = element;
      const line = shape("text", { x, y, "font-size": size, "font-weight": weight, class: inks[ink] });
      if (middle) line.setAttribute("text-anchor", "middle");
      if (rtl) line.setAttribute("direction", "rtl");
      if (width) { line.setAttribute("textLength", width); line.setAttribute("lengthAdjust", "spacingAndGlyphs"); }
      line.textContent = text;
      into.append(line);
    }
  }
}

export function wordsOf(elements) {
  return elements.flatMap(element => element[0] === "c" ? wordsOf(element[5]) : element[0] === "t" ? [element[9]] : []);
}

export function picture(drawing, tag, name, inks) {
  const [width, height, ...elements] = drawing;
  const svg = shape("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img" });
  if (language(tag)) svg.setAttribute("lang", tag);
  svg.setAttribute("aria-label", `${name} in ${localeName(tag)}: ${wordsOf(elements).join(" / ")}`);
  draw(elements, svg, inks);
  return svg;
}

// Drawings that differ by a pixel's rounding only look alike: the same lines on the same width, scrolling alike.
export function look(drawing) {
  const collect = elements => elements.flatMap(element => {
    if (element[0] === "t") return [element[9], element[3]];
    return element[0] === "c" ? [Math.round(element[4]), ...collect(element[5])] : [element[6]];
  });
  const [width, , ...elements] = drawing;
  return [Math.round(width), ...collect(elements)].join("\u0000");
}

export function sceneNames(scenes) {
  const unique = field => [...new Set(scenes.map(scene => scene[field]))];
  return ["design", "device", "orientation", "textSize"].map(field => unique(field).join(", ")).join(" · ");
}
"""###,
"fields.js": ###"""
// A field a text: what it says, what it translates, how much room it has, and what is wrong with it.
import { byID, make, language } from "./dom.js";
import { state } from "./state.js";
import { othersBox, sameKeyBox, showOthers } from "./others.js";
import { sceneNames } from "./drawing.js";
import { roomWords, stateWords, stretches } from "./words.js";

let fields = [];
let deeds;

export function setDeeds(own) { deeds = own; }

const capital = text => text[0].toUpperCase() + text.slice(1);
export const addressOf = (text, form) =>
  ({ table: text.table, module: text.module, key: text.key, locale: text.locale, form: form.form });
const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);

// The fields anew; what stays the same between two states of one alert is only brought up to date.
export function showFields(view) {
  const shape = view.shown.parts.map(part => [part.field, part.texts.map(text => [text.key, text.locale, text.forms.map(form => form.form)])]);
  const name = JSON.stringify([view.shown.surface, view.shown.locale, shape]);
  if (byID("fields").dataset.shape !== name) {
    byID("fields").dataset.shape = name;
    fields = [];
    byID("fields").replaceChildren(...view.shown.parts.map((part, index) => section(part, index, view)), general());
  }
  update(view);
}

// What is wrong with none of the texts alone stands last, where it moves no field while one writes.
function general() {
  return make("section", { class: "part", id: "general", "aria-labelledby": "part-general", hidden: true },
    make("h3", { id: "part-general" }, "The whole"), make("div", { class: "findings" }));
}

function section(part, index, view) {
  const title = make("h3", { id: `part-${index}` }, capital(part.field));
  if (part.role && part.role !== "default") title.append(make("small", {}, ` ${part.role}`));
  const findings = make("div", { class: "findings", id: `findings-${index}` });
  const content = make("div", { class: "content" });
  part.texts.forEach((text, number) => content.append(textBox(text, part, `${index}-${number}`, view, findings.id)));
  if (!part.texts.length) content.append(fixedBox(part, view));
  const room = make("div", { class: "room" }, make("span", { class: "track" }, make("i")), make("span", { class: "left" }));
  content.append(room, findings);
  if (part.texts.length) content.append(othersBox());
  return make("section", { class: "part", "aria-labelledby": title.id, "data-field": part.field }, title, content);
}

function fixedBox(part, view) {
  const text = part.fixed;
  return make("div", { class: "fixed" }, make("bdi", { lang: language(view.shown.locale) }, text ?? "…"),
    make("small", {}, text ? "stands in the code or comes from the system" : "known only while the app runs"));
}

function textBox(text, part, id, view, findings) {
  const meta = make("p", { class: "meta" }, make("code", {}, text.key), " ", make("span", { class: "state" }),
    text.file ? make("span", { class: "file" }, text.file) : null);
  const box = make("div", { class: "text" }, meta);
  if (text.comment) box.append(make("p", { class: "comment", dir: "auto" }, text.comment));
  const same = sameKeyBox(text);
  if (same) box.append(same);
  text.forms.forEach((form, number) => box.append(formBox(form, text, part, `${id}-${number}`, view, findings)));
  const placeholders = [...new Set(text.forms.flatMap(form => form.placeholders ?? []))];
  if (placeholders.length) box.append(sampleBox(text, placeholders, id));
  return box;
}

function formBox(form, text, part, id, view, findings) {
  const isSource = view.shown.locale === view.shown.source;
  const label = form.label ? make("label", { for: `field-${id}` }, form.label) : null;
  const area = make("textarea", {
    id: `field-${id}`, rows: 1, lang: language(view.shown.locale), dir: view.shown.isRightToLeft ? "rtl" : "ltr", spellcheck: "true",
    "aria-describedby": `source-${id} ${findings}`, "aria-label": `${capital(part.field)}${form.label ? ", " + form.label : ""}`,
  });
  if (state.app.isReadOnly || text.state === "untranslatable") area.readOnly = true;
  const source = make("p", { class: "source", id: `source-${id}` });
  if (!isSource) source.append(...withChips(form.source, view));
  const chips = make("div", { class: "chips" });
  const conflict = make("div", { class: "conflict", hidden: true });
  const own = { area, label, text, form, part, source, chips, conflict, box: null };
  (form.placeholders ?? []).forEach((placeholder, index) => {
    const chip = make("button", { type: "button", class: "chip", title: index < 9 ? `Control-${index + 1}` : "" }, make("bdi", {}, placeholder));
    chip.addEventListener("click", () => insert(own, placeholder));
    chips.append(chip);
  });
  area.value = form.text;
  area.addEventListener("input", () => { grow(area); showChips(own); deeds.edit(own); });
  area.addEventListener("focus", () => deeds.focus(own));
  own.box = make("div", { class: "form" }, make("div", { class: "above" }, label, isSource ? null : source), area, chips, conflict);
  fields.push(own);
  return own.box;
}

// A source text in which each placeholder stands apart.
function withChips(text, view) {
  return stretches(text).map(({ words, isPlaceholder }) =>
    isPlaceholder ? make("code", { class: "chip" }, words) : make("bdi", { lang: language(view.shown.source) }, words));
}

function sampleBox(text, placeholders, id) {
  const inputs = placeholders.map((placeholder, index) =>
    make("label", {}, make("code", {}, placeholder), make("input", { id: `sample-${id}-${index}`, autocomplete: "off" })));
  const box = make("details", { class: "samples" }, make("summary", {}, "Sample values"), ...inputs);
  box.addEventListener("input", () => {
    const inputs = [...box.querySelectorAll("input")];
    const isSet = inputs.some(input => input.value);
    deeds.samples(text.key, isSet ? inputs.map(input => input.value || input.parentNode.firstChild.textContent) : []);
  });
  return box;
}

export function insert(own, placeholder) {
  if (own.area.readOnly) return;
  own.area.focus();
  own.area.setRangeText(placeholder, own.area.selectionStart, own.area.selectionEnd, "end");
  own.area.dispatchEvent(new Event("input", { bubbles: true }));
}

function grow(area) {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + 2}px`;
}

// A placeholder that the text lacks says so; forms for a single number may do without it.
function showChips({ area, chips, form }) {
  const mayLack = form.form.selectors.some(([kind, name]) => kind === "plural" && ["zero", "one", "two"].includes(name));
  for (const chip of chips.children) {
    const isThere = area.value.includes(chip.textContent);
    chip.classList.toggle("lost", area.value !== "" && !isThere && !mayLack);
    chip.setAttribute("aria-label", `${chip.textContent}${isThere ? "" : ", not in the text"}: put it in`);
  }
}

export function update(view) {
  const { shown, drafts } = view;
  const texts = new Map(shown.parts.flatMap(part => part.texts.flatMap(text =>
    text.forms.map(form => [JSON.stringify(addressOf(text, form)), { text, form, part }]))));
  for (const own of fields) {
    const found = texts.get(JSON.stringify(addressOf(own.text, own.form)));
    if (!found) continue;
    Object.assign(own, found);
    if (!deeds.isPending(own) && own.area.value !== own.form.text) own.area.value = own.form.text;
    if (own.label) own.label.textContent = own.form.label + (own.form.isThere || own.text.state === "missing" ? "" : " (missing)");
    grow(own.area);
    showChips(own);
    showDraft(own, drafts.find(draft => draft.key === own.text.key && draft.table === own.text.table && same(draft.form, own.form.form)));
  }
  shown.parts.forEach((part, index) => showPart(part, byID("fields").querySelectorAll(".part")[index], view, index));
  const ofParts = new Set(shown.parts.map(part => part.field));
  const general = shown.findings.filter(finding => !ofParts.has(finding.field)).map(finding => findingBox(finding));
  byID("general").hidden = general.length === 0;
  byID("general").lastChild.replaceChildren(...general);
}

function showDraft(own, draft) {
  own.box.classList.toggle("draft", Boolean(draft));
  own.conflict.hidden = !draft?.conflict;
  if (!draft?.conflict) return;
  const keep = make("button", { type: "button" }, "Keep mine");
  keep.addEventListener("click", () => deeds.keep(own));
  const take = make("button", { type: "button" }, "Take the file’s");
  take.addEventListener("click", () => deeds.revert(own));
  own.conflict.replaceChildren(make("p", {}, "The file has changed meanwhile. It has now:"),
    make("p", { class: "theirs" }, make("bdi", { lang: language(own.text.locale) }, draft.saved || "nothing")), keep, " ", take);
}

function showPart(part, box, view, index) {
  const { shown, drafts } = view;
  part.texts.forEach((text, number) => {
    const isDraft = drafts.some(draft => draft.key === text.key && draft.table === text.table);
    const meta = box.querySelectorAll(".text")[number].querySelector(".meta");
    const mark = meta.querySelector(".state");
    mark.textContent = stateWords[isDraft ? "unsaved" : text.state];
    mark.className = `state ${isDraft ? "unsaved" : text.state}`;
  });
  const others = box.querySelector(".others");
  if (others) showOthers(others, part);
  showRoom(part, box.querySelector(".room"));
  const found = shown.findings.filter(finding => finding.field === part.field);
  box.querySelector(`#findings-${index}`).replaceChildren(...found.map(finding => findingBox(finding, part)));
}

function showRoom({ room, texts }, box) {
  box.hidden = !room;
  if (!room) return;
  const used = Math.max(1, ...texts.flatMap(text => text.forms.map(form => form.text.length)));
  const isOver = room.points < 0;
  const share = isOver ? 1 : used / (used + Math.max(room.characters, 0));
  box.querySelector("i").style.width = `${Math.round(share * 100)}%`;
  box.classList.toggle("over", isOver);
  const { limit, points, characters, device, orientation } = room;
  const design = new Set(state.view.shown.scenes.map(scene => scene.design)).size > 1 ? room.design : null;
  box.querySelector(".left").textContent = roomWords(limit, points, characters, device, orientation, design);
}

function findingBox(finding, part) {
  const item = make("div", { class: `finding ${finding.severity}` },
    make("b", {}, finding.severity), " ", finding.message, " ", make("code", {}, finding.rule));
  if (finding.scenes?.length && finding.scenes.length < state.view.shown.scenes.length) {
    const [design, device, orientation, textSize] = [0, 1, 2, 3].map(part => finding.scenes.map(scene => scene.split("/")[part]));
    item.append(make("small", {}, ` in ${sceneNames(design.map((_, index) => ({
      design: design[index], device: device[index], orientation: orientation[index], textSize: textSize[index],
    })))}`));
  }
  for (const fix of state.app.isReadOnly ? [] : finding.fixes ?? []) {
    const own = fields.find(own => (!part || own.part.field === part.field) && own.area.value === fix.from);
    if (!own) continue;
    const button = make("button", { type: "button", class: "fix" }, "Make it ", make("bdi", { lang: language(own.text.locale) }, fix.to));
    button.addEventListener("click", () => {
      own.area.value = fix.to;
      own.area.dispatchEvent(new Event("input", { bubbles: true }));
      own.area.focus();
    });
    item.append(button);
  }
  return item;
}

export function focusFirst(isUnfinished) {
  const open = fields.filter(own => !own.area.readOnly);
  const wanted = isUnfinished ? open.find(own => ["missing", "empty", "new", "needs-review"].includes(own.text.state) || !own.form.isThere) : null;
  (wanted ?? open[0])?.area.focus();
}

// The field behind another that has something left to do; the first one where none is given.
export function nextAfter(own) {
  const place = own ? fields.indexOf(own) : -1;
  return fields.slice(place + 1).find(next => !next.area.readOnly && (["missing", "empty", "new", "needs-review"].includes(next.text.state) || !next.form.isThere));
}

export function fieldOf(area) { return fields.find(own => own.area === area); }
"""###,
"icon.svg": ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a5fd0"/><rect x="6" y="7" width="20" height="18" rx="4" fill="#fff"/><path d="M10 13h12M12 17h8" stroke="#0a5fd0" stroke-width="2" stroke-linecap="round"/><path d="M6 21h20" stroke="#c5c6ca"/></svg>
"""###,
"index.html": ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>alertcopy</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="colors.css">
<link rel="stylesheet" href="page.css">
<script type="module" src="main.js"></script>
</head>
<body>
<a class="skip" href="#fields">Skip to the texts</a>
<header id="bar">
  <button type="button" id="toggle" aria-expanded="false" aria-controls="side">Alerts</button>
  <h1><bdi id="name">alertcopy</bdi></h1>
  <label class="labelled">Language <select id="locale"></select></label>
  <div id="progress" role="img" aria-label=""><i></i></div>
  <span class="grow"></span>
  <button type="button" id="undo" title="Undo what was saved last (Control-Alt-Z)">Undo</button>
  <button type="button" id="redo" title="Save it again (Control-Alt-Y)">Redo</button>
  <label class="labelled">Look <select id="appearance"><option value="">system</option><option>light</option><option>dark</option></select></label>
  <button type="button" id="help" title="Keyboard shortcuts (?)" aria-label="Keyboard shortcuts">?</button>
</header>
<nav id="side" aria-label="Alerts">
  <form id="filters" role="search" aria-label="Filters">
    <label class="quiet" for="words">Search words, keys, files</label>
    <input type="search" id="words" name="words" autocomplete="off" placeholder="Words, key or file">
    <fieldset id="filter"><legend class="quiet">Show</legend></fieldset>
    <output id="count" aria-live="polite"></output>
  </form>
  <ul id="list"></ul>
</nav>
<main id="main" tabindex="-1">
  <section id="stage" aria-labelledby="heading">
    <div class="top">
      <h2 id="heading"></h2>
      <div id="scenes" role="group" aria-label="Where it is drawn"></div>
    </div>
    <p id="place"></p>
    <div id="pictures" tabindex="0" role="group" aria-label="Drawings"></div>
  </section>
  <section id="fields" aria-label="Texts" tabindex="-1"></section>
</main>
<footer id="foot">
  <output id="status" aria-live="polite"></output>
  <div id="problems" role="alert"></div>
  <button type="button" id="save" disabled>Save <kbd>Ctrl S</kbd></button>
  <button type="button" id="next" class="strong">Save, next unfinished <kbd>Ctrl ⏎</kbd></button>
</footer>
<dialog id="shortcuts" aria-labelledby="shortcuts-title"></dialog>
</body>
</html>
"""###,
"keys.js": ###"""
// What the keyboard does, and the list of it.
import { byID, make } from "./dom.js";
import { fieldOf, insert } from "./fields.js";

const shortcuts = [
  ["Control-Enter", "save, and go to the next unfinished text"],
  ["Control-S", "save"],
  ["Alt-Up, Alt-Down", "the alert before, the next one"],
  ["Control-1 … Control-9", "put in a placeholder"],
  ["Control-Alt-Z, Control-Alt-Y", "undo what was saved, save it again"],
  ["Control-K", "search; Down goes on to what was found, Enter opens the first"],
  ["Escape", "from a field to the list"],
  ["?", "this list (outside of a field), or F1"],
];

export function makeKeys(deeds) {
  const close = make("button", { type: "button", autofocus: true }, "Close");
  close.addEventListener("click", () => byID("shortcuts").close());
  byID("shortcuts").append(make("h2", { id: "shortcuts-title" }, "Keyboard"),
    make("dl", {}, ...shortcuts.flatMap(([keys, words]) => [make("dt", {}, keys), make("dd", {}, words)])), close);
  byID("help").addEventListener("click", () => byID("shortcuts").showModal());
  document.addEventListener("keydown", event => {
    const run = deed(event, deeds);
    if (!run) return;
    event.preventDefault();
    run();
  });
}

function deed(event, deeds) {
  const isWriting = event.target.closest?.("textarea, input, select");
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key === "Enter") return deeds.saveAndNext;
  if (command && event.altKey && event.code === "KeyZ") return deeds.undo;
  if (command && event.altKey && event.code === "KeyY") return deeds.redo;
  if (command && !event.altKey && event.key === "s") return deeds.save;
  if (command && event.key === "k") return () => byID("words").focus();
  if (command && /^[1-9]$/.test(event.key)) return () => putIn(event.target, Number(event.key));
  if (event.altKey && event.key === "ArrowUp") return () => deeds.step(-1);
  if (event.altKey && event.key === "ArrowDown") return () => deeds.step(1);
  if (event.key === "F1" || (event.key === "?" && !isWriting)) return () => byID("shortcuts").showModal();
  if (event.key === "Escape" && event.target.localName === "textarea") return deeds.toList;
  return null;
}

function putIn(area, number) {
  const own = fieldOf(area);
  const placeholder = own?.form.placeholders?.[number - 1];
  if (placeholder) insert(own, placeholder);
}
"""###,
"list.js": ###"""
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
"""###,
"main.js": ###"""
// Opens alerts, sends what is written, and saves.
import { byID, make, localeName, counted } from "./dom.js";
import { connect, ask, on } from "./socket.js";
import { state } from "./state.js";
import { makeFilters, showList, showItem, markCurrent, neighbour, nextUnfinished, address } from "./list.js";
import { makeSceneControls, showSceneControls, showStage } from "./stage.js";
import { setDeeds, showFields, update, addressOf, focusFirst, nextAfter, fieldOf } from "./fields.js";
import { makeKeys } from "./keys.js";

// Of texts that are written faster than they are drawn only the last is sent.
const pending = new Map();
let isSending = false;
let focused = null;
// Whether it is being saved and gone on: a key that is held down does so once.
let isGoingOn = false;

const say = words => { byID("status").textContent = words; };
const warn = words => { byID("problems").replaceChildren(...words.map(word => make("p", {}, word))); };

function shown(members = {}) {
  const { design, device, orientation, textSize } = state.scene;
  const list = value => value ? [value] : undefined;
  return {
    surface: state.surface, locale: state.locale, designs: list(design), devices: list(device), orientations: list(orientation),
    textSizes: list(textSize), variants: state.variants, ...members,
  };
}

function take(reply, isWhole = false) {
  if (reply.error) { warn([reply.error]); return false; }
  const { view } = reply;
  if (view && view.shown.surface === state.surface && view.shown.locale === state.locale) {
    state.view = view;
    showStage(view.shown);
    showFields(view);
    const item = state.surfaces.find(item => item.surface === state.surface);
    const findings = view.shown.findings.filter(finding => finding.severity !== "note").length;
    if (item && (item.findings !== findings || item.unfinished !== view.unfinished)) {
      Object.assign(item, { findings, unfinished: view.unfinished });
      if (!isWhole) showItem(item);
    }
    byID("undo").disabled = !view.canUndo;
    byID("redo").disabled = !view.canRedo;
    byID("save").disabled = view.drafts.length === 0;
  }
  return true;
}

async function send() {
  if (isSending) return;
  isSending = true;
  document.body.dataset.pending = true;
  while (pending.size) {
    const [key, own] = pending.entries().next().value;
    const text = own.area.value;
    const reply = await ask("edit", { address: addressOf(own.text, own.form), text, shown: shown({ withoutSource: true }) });
    if (own.area.value === text) pending.delete(key);
    take(reply);
  }
  isSending = false;
  document.body.dataset.pending = false;
}

const settled = async () => { while (isSending || pending.size) await new Promise(done => setTimeout(done, 5)); };

const deeds = {
  edit(own) {
    pending.set(JSON.stringify(addressOf(own.text, own.form)), own);
    say("");
    warn([]);
    send();
  },
  isPending: own => pending.has(JSON.stringify(addressOf(own.text, own.form))),
  async focus(own) {
    focused = own;
    const { variant } = own.form;
    if (variant === undefined || (state.variants[own.part.field] ?? 0) === variant) return;
    state.variants[own.part.field] = variant;
    take(await ask("open", { shown: shown({ withoutSource: true }) }));
  },
  async keep(own) { take(await ask("keep", { address: addressOf(own.text, own.form), shown: shown() })); },
  async revert(own) {
    take(await ask("revert", { address: addressOf(own.text, own.form), shown: shown() }));
    await refresh();
  },
  async samples(key, values) { take(await ask("samples", { key, values, shown: shown() })); },
  async save() {
    await settled();
    say("");
    const reply = await ask("save", { shown: shown() });
    if (!take(reply)) return false;
    warn(reply.problems ?? []);
    if (reply.saved) say(`Saved ${counted(reply.saved, "text", "texts")}.`);
    else if (!reply.problems) say("Nothing to save.");
    await refresh();
    return !reply.problems;
  },
  async saveAndNext() {
    if (isGoingOn) return;
    isGoingOn = true;
    try { await goOn(fieldOf(document.activeElement) ?? (focused?.area.isConnected ? focused : null)); } finally { isGoingOn = false; }
  },
  async undo() { await back("undo", "Undone in"); },
  async redo() { await back("redo", "Saved again in"); },
  async step(by) {
    const surface = neighbour(by);
    if (surface) await open(surface, document.activeElement?.localName === "textarea");
  },
  toList() { document.querySelector("#list [tabindex='0']")?.focus(); },
};

// Saves, and goes on behind a field to what is unfinished.
async function goOn(own) {
  if (!state.app.isReadOnly && state.view?.drafts.length + pending.size > 0 && !await deeds.save()) return;
  const next = nextAfter(own);
  if (next) return next.area.focus();
  const surface = nextUnfinished();
  if (surface) await open(surface, true); else say("Nothing is left to do in this language.");
}

async function back(deed, words) {
  const reply = await ask(deed, { shown: shown() });
  if (!take(reply)) return;
  say(`${words} ${reply.path}.`);
  await refresh();
}

// Opens a surface by its address, so that it can be gone back to.
async function open(surface, takesFocus = false) {
  state.wantsFocus = takesFocus;
  const next = address(surface);
  if (location.hash === next) await show(); else location.hash = next;
}

async function show() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const locale = state.app.locales.some(({ tag }) => tag === wanted.get("locale")) ? wanted.get("locale") : state.locale;
  state.scene = Object.fromEntries(["design", "device", "orientation", "textSize"].flatMap(part => wanted.get(part) ? [[part, wanted.get(part)]] : []));
  showSceneControls();
  if (locale !== state.locale || !state.surfaces.length) {
    state.locale = locale;
    byID("locale").value = locale;
    // What is shown is another language's until the answer comes.
    byID("main").inert = true;
    await refresh();
  }
  const known = state.surfaces.find(item => item.surface === (wanted.get("surface") ?? state.surface));
  const surface = (known ?? state.surfaces[0])?.surface ?? "";
  if (surface !== state.surface) { state.variants = {}; warn([]); }
  state.surface = surface;
  document.body.classList.remove("listing");
  byID("toggle").setAttribute("aria-expanded", "false");
  if (!surface) {
    byID("main").inert = false;
    byID("fields").replaceChildren(make("p", { class: "empty" },
      state.app.isReadingCode ? "The app’s code is being read. Its alerts come as soon as that is done." : "The app shows no alert in this language."));
    return;
  }
  take(await ask("open", { shown: shown() }), true);
  byID("main").inert = state.view?.shown.locale !== state.locale;
  document.title = `${surface} · ${locale} · ${state.app.name}`;
  if (byID("list").querySelector(`[data-surface="${CSS.escape(surface)}"]`)) markCurrent(); else showList();
  if (state.wantsFocus) focusFirst(true);
  state.wantsFocus = false;
}

// The list and the progress as they are now.
async function refresh() {
  const [app, list] = await Promise.all([ask("hello"), ask("list", { locale: state.locale })]);
  state.app = app;
  if (list.error) return warn([list.error]);
  document.body.toggleAttribute("data-read", !app.isReadingCode);
  document.body.toggleAttribute("data-checked", app.isChecked);
  state.surfaces = list.surfaces.map(item => ({ ...item, lower: item.words.toLowerCase() }));
  byID("locale").replaceChildren(...app.locales.map(({ tag, texts, unfinished }) =>
    make("option", { value: tag }, `${localeName(tag)} ${texts ? Math.floor(100 * (texts - unfinished) / texts) : 100} %`)));
  byID("locale").value = state.locale;
  const own = app.locales.find(({ tag }) => tag === state.locale);
  const share = own?.texts ? 100 * (own.texts - own.unfinished) / own.texts : 100;
  byID("progress").firstElementChild.style.width = `${share}%`;
  byID("progress").setAttribute("aria-label", own ? `${own.texts - own.unfinished} of ${own.texts} texts are translated` : "");
  byID("progress").title = byID("progress").getAttribute("aria-label");
  byID("undo").disabled = !app.canUndo;
  byID("redo").disabled = !app.canRedo;
  showList();
}

// The alert that is open as it is now, or the one that the address names where that was not there before.
async function reopen() {
  await refresh();
  const isThere = surface => state.surfaces.some(item => item.surface === surface);
  const wanted = new URLSearchParams(location.hash.slice(1)).get("surface") ?? state.surface;
  if (isThere(state.surface) && (wanted === state.surface || !isThere(wanted))) take(await ask("open", { shown: shown() }));
  else await show();
}

async function start() {
  on("changed", async () => { await settled(); await reopen(); say("Files have changed on disk; this is what they say now."); });
  on("read", async () => { await settled(); await reopen(); say("The app’s code is read: these are all of its alerts."); });
  on("checked", reopen);
  on("others", ({ surfaces, locale }) => {
    if (locale !== state.locale) return;
    for (const { surface, findings } of surfaces) {
      const item = state.surfaces.find(item => item.surface === surface);
      if (!item || item.findings === findings) continue;
      item.findings = findings;
      showItem(item);
    }
    if (state.view) update(state.view);
  });
  on("lost", () => !state.isLeaving && warn(["The server does not answer. Is alertcopy serve still running?"]));
  on("back", async () => { warn([]); await reopen(); });
  await connect();
  state.app = await ask("hello");
  byID("name").textContent = state.app.name;
  const { locales, source } = state.app;
  state.locale = (locales.find(({ tag, unfinished }) => tag !== source && unfinished) ?? locales.find(({ tag }) => tag !== source) ?? locales[0])?.tag ?? source;
  document.body.classList.toggle("read-only", state.app.isReadOnly);
  makeFilters();
  makeSceneControls(() => open(state.surface));
  setDeeds(deeds);
  makeKeys(deeds);
  byID("locale").addEventListener("change", event => { location.hash = address(state.surface, event.target.value); });
  byID("save").addEventListener("click", deeds.save);
  byID("next").addEventListener("click", deeds.saveAndNext);
  byID("undo").addEventListener("click", deeds.undo);
  byID("redo").addEventListener("click", deeds.redo);
  byID("appearance").addEventListener("change", event => { document.documentElement.dataset.appearance = event.target.value; });
  byID("toggle").addEventListener("click", () => {
    const isListing = document.body.classList.toggle("listing");
    byID("toggle").setAttribute("aria-expanded", isListing);
  });
  addEventListener("hashchange", show);
  addEventListener("pagehide", () => { state.isLeaving = true; });
  addEventListener("beforeunload", event => { if (pending.size) event.preventDefault(); });
  await refresh();
  await show();
  document.body.dataset.ready = "";
}

start();
"""###,
"others.js": ###"""
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
"""###,
"page.css": ###"""
* { box-sizing: border-box }
html { font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif; color-scheme: light dark }
html[data-appearance=light] { color-scheme: light }
html[data-appearance=dark] { color-scheme: dark }
body { margin: 0; height: 100vh; height: 100dvh; background: var(--page); color: var(--text); display: grid;
  grid-template: auto minmax(0, 1fr) auto / 320px minmax(0, 1fr); grid-template-areas: "bar bar" "side main" "side foot" }
[hidden] { display: none !important }
.skip { position: absolute; left: -999px; top: 4px; z-index: 3; background: var(--page); padding: 6px 12px }
.skip:focus { left: 4px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px }
button, select, input, textarea { font: inherit; color: inherit; background: var(--field); border: 1px solid var(--edge); border-radius: 8px }
button { padding: 4px 12px; min-height: 32px; cursor: pointer; white-space: nowrap }
button:disabled { color: var(--faint); border-color: var(--rule); cursor: default }
button.strong { background: var(--accent); color: var(--on-accent); border-color: var(--accent) }
select { padding: 3px 6px; min-height: 32px; max-width: 100% }
kbd { font: inherit; font-size: 12px; opacity: .85; margin-inline-start: 6px }
code { font: 12.5px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere }
small { font-size: 12.5px; font-weight: 400; color: var(--faint) }
bdi { overflow-wrap: anywhere }

#bar { grid-area: bar; display: flex; align-items: center; gap: 8px 14px; padding: 8px 16px; background: var(--bar); border-bottom: 1px solid var(--rule) }
#bar h1 { font-size: 16px; margin: 0; max-width: 16em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
#bar .grow { flex: 1 }
.labelled { display: flex; align-items: center; gap: 6px; font-size: 13px; color: var(--faint); white-space: nowrap }
.labelled select { color: var(--text); font-size: 14px; max-width: 240px }
#progress { width: 110px; height: 8px; border-radius: 4px; background: var(--rule); overflow: hidden }
#progress i { display: block; height: 100%; background: var(--accent) }
#toggle { display: none }

#side { grid-area: side; display: flex; flex-direction: column; min-height: 0; border-inline-end: 1px solid var(--rule); background: var(--bar) }
#filters { padding: 12px 12px 8px; border-bottom: 1px solid var(--rule) }
.quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
#words { width: 100%; padding: 5px 10px; min-height: 34px }
#words::placeholder { color: var(--faint); opacity: 1 }
#filter { border: 0; margin: 8px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px }
#filter label { position: relative; font-size: 13px }
#filter input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer }
#filter span { display: block; padding: 2px 9px; border: 1px solid var(--edge); border-radius: 12px; background: var(--field) }
#filter b { font-weight: 400; font-variant-numeric: tabular-nums; color: var(--faint) }
#filter :checked + span { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
#filter :checked + span b { color: inherit }
#filter :focus-visible + span { outline: 3px solid var(--focus); outline-offset: 1px }
#count { display: block; font-size: 12.5px; color: var(--faint); margin-top: 8px }
#list { list-style: none; margin: 0; padding: 0; overflow-y: auto; flex: 1 }
#list li { content-visibility: auto; contain-intrinsic-size: auto 62px; border-bottom: 1px solid var(--rule) }
#list a { display: block; padding: 8px 12px; color: inherit; text-decoration: none; border-inline-start: 3px solid transparent }
#list a:hover { background: var(--hover) }
#list a[aria-current] { background: var(--chosen); border-inline-start-color: var(--accent) }
#list a:focus-visible { outline-offset: -3px }
.title { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
.id { display: block; font-size: 12px; color: var(--faint); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.marks { display: flex; gap: 10px; font-size: 12px; min-height: 18px }
.todo { color: var(--warning) }
.found { color: var(--error) }
.changed { color: var(--accent) }

#main { grid-area: main; min-height: 0; display: grid; grid-template: minmax(220px, 46%) minmax(0, 1fr) / minmax(0, 1fr) }
#main:focus, #fields:focus { outline: none }
#stage { min-height: 0; display: flex; flex-direction: column; background: var(--stage); border-bottom: 1px solid var(--rule) }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 8px 20px 0; color: var(--stage-text) }
.top h2 { font-size: 15px; margin: 0; flex: 1 1 auto; color: var(--text); overflow-wrap: anywhere }
.top h2 small, #place { color: var(--stage-text) }
#place { margin: 0; padding: 0 20px; font-size: 12.5px; overflow-wrap: anywhere }
#scenes { display: flex; flex-wrap: wrap; gap: 4px 8px; font-size: 13px; min-width: 0; max-width: 100% }
#scenes label { display: flex; align-items: center; gap: 4px }
#scenes label span { font-size: 12px }
#scenes select { max-width: 132px; font-size: 13px; min-height: 28px; padding: 1px 4px; color: var(--text) }
#scenes button { font-size: 13px; min-height: 28px; padding: 1px 9px; color: var(--text) }
#pictures { flex: 1; min-height: 0; overflow: auto; display: flex; gap: 24px; padding: 8px 20px 16px }
#pictures:focus-visible { outline-offset: -3px }
#pictures > section { flex: none }
#pictures p { font-size: 12px; margin: 0 0 4px; padding-inline-start: 10px; color: var(--stage-text) }
.pair { display: flex; gap: 10px; align-items: flex-start }
figure { margin: 0 }
figcaption { font-size: 12px; padding-inline-start: 10px; color: var(--stage-text) }
svg { display: block }
svg text { white-space: pre; unicode-bidi: isolate }

#main[inert] { opacity: .5 }
#fields { min-height: 0; overflow-y: auto; padding: 4px 20px 40px; container-type: inline-size }
.part { padding: 12px 0 14px; border-bottom: 1px solid var(--rule); max-width: 980px; display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 0 16px }
.part:last-child { border-bottom: 0 }
.part h3 { font-size: 15px; margin: 0 }
.part h3 small { display: block }
.meta { margin: 2px 0; display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; font-size: 12.5px; color: var(--faint) }
.meta code { color: var(--text) }
.state { border: 1px solid var(--edge); border-radius: 10px; padding: 0 8px; color: var(--text) }
.state.missing, .state.new, .state.empty, .state.needs-review { border-color: var(--warning); color: var(--warning) }
.comment { margin: 2px 0; font-size: 13.5px; color: var(--faint); white-space: pre-line; overflow-wrap: anywhere }
.above { display: flex; gap: 10px; align-items: baseline; margin: 5px 0 3px; min-height: 22px }
.above label { flex: none; font-size: 12.5px; border: 1px solid var(--rule); border-radius: 6px; padding: 0 7px; background: var(--bar) }
.source { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
.text + .text { margin-top: 12px; padding-top: 10px; border-top: 1px dotted var(--edge) }
textarea { display: block; width: 100%; padding: 6px 10px; resize: none; overflow: hidden; line-height: 1.5; font-size: 16px }
.draft textarea { border-color: var(--accent); box-shadow: inset 3px 0 0 var(--accent) }
.draft textarea[dir=rtl] { box-shadow: inset -3px 0 0 var(--accent) }
textarea[readonly] { background: var(--bar) }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 5px }
.chips:empty { display: none }
.chip { font: 12.5px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; border: 1px solid var(--edge); border-radius: 6px;
  padding: 1px 6px; background: var(--bar) }
button.chip { min-height: 26px }
.chip.lost { border: 2px dashed var(--error); color: var(--error) }
.chip.lost::after { content: " is missing"; font-family: system-ui, sans-serif }
.samples { font-size: 13px; margin-top: 5px; color: var(--faint) }
.samples label { display: inline-flex; gap: 6px; align-items: center; margin: 4px 12px 0 0 }
.samples input { padding: 2px 8px; width: 12em; color: var(--text) }
.others { font-size: 13px; margin-top: 6px; color: var(--faint) }
.others ul { list-style: none; margin: 4px 0; padding-inline-start: 16px }
.others li { padding: 2px 0 }
.others a { color: var(--accent) }
.same { margin: 2px 0; font-size: 13px; color: var(--faint) }
.same q { color: var(--text) }
.fixed { padding: 4px 0 }
.fixed small { display: block }
.room { display: flex; align-items: center; gap: 10px; margin-top: 6px; min-height: 19px; font-size: 12.5px; color: var(--faint) }
.track { flex: none; width: 120px; height: 6px; border-radius: 3px; background: var(--rule); overflow: hidden }
.track i { display: block; height: 100%; background: var(--note); transition: width .15s }
.over .track i { background: var(--warning) }
.over .left { color: var(--warning) }
.finding { border-inline-start: 4px solid var(--note); padding: 1px 0 1px 10px; margin-top: 8px; font-size: 14px; overflow-wrap: anywhere }
.finding.warning { border-color: var(--warning) }
.finding.error { border-color: var(--error) }
.finding code { color: var(--faint); white-space: nowrap }
.fix { display: block; margin-top: 4px; white-space: normal; text-align: start; border-color: var(--accent) }
.conflict { border: 2px solid var(--error); border-radius: 8px; padding: 8px 12px; font-size: 14px }
.conflict p { margin: 0 0 6px }
.theirs { background: var(--bar); padding: 4px 8px; border-radius: 6px }
.empty { padding: 24px 0 }

#foot { grid-area: foot; display: flex; align-items: center; gap: 10px; padding: 8px 20px; background: var(--bar); border-top: 1px solid var(--rule); min-height: 50px }
#status { flex: 1; font-size: 13.5px; color: var(--faint) }
#problems { flex: 3; font-size: 13.5px; color: var(--error) }
#problems p { margin: 0 }
#problems:empty { display: none }
.read-only #save, .read-only #undo, .read-only #redo { display: none }

dialog { border: 1px solid var(--edge); border-radius: 14px; padding: 16px 24px 20px; background: var(--page); color: var(--text); max-width: min(560px, 92vw) }
dialog::backdrop { background: #0006 }
dialog h2 { font-size: 17px; margin: 0 0 8px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 18px; margin: 0 0 16px; font-size: 14px }
dd { margin: 0 }
dt { font-weight: 600 }

@container (max-width: 640px) {
  .part { grid-template-columns: minmax(0, 1fr) }
  .part h3 small { display: inline }
}
@media (max-width: 900px) {
  body { grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); grid-template-areas: "bar" "main" "foot" }
  #bar { flex-wrap: wrap; padding: 6px 12px; gap: 6px 10px }
  #bar h1, #progress { display: none }
  #bar .grow { display: none }
  #toggle { display: block }
  .labelled { font-size: 0; gap: 0 }
  .labelled select { max-width: 132px }
  #bar button { padding-inline: 9px }
  #side { display: none; grid-area: main; z-index: 2 }
  .listing #side { display: flex }
  .listing #main { display: none }
  #main { grid-template-rows: minmax(200px, 42%) minmax(0, 1fr) }
  #scenes label span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  #scenes { flex-wrap: nowrap; overflow-x: auto; max-width: 100% }
  #scenes select { max-width: 96px }
  .top, #place, #pictures { padding-inline: 12px }
  .top h2 { flex-basis: 100% }
  #fields, #foot { padding-inline: 12px }
  #foot { flex-wrap: wrap }
  #foot kbd { display: none }
  #status:empty { display: none }
  #status, #problems { flex: 1 1 100% }
}
@media (max-width: 480px) {
  .labelled:has(#appearance) { display: none }
  #main { grid-template-rows: minmax(240px, 48%) minmax(0, 1fr) }
  #bar { flex-wrap: nowrap; gap: 6px }
  #bar .labelled { flex: 1 1 0; min-width: 0 }
  #bar .labelled select { width: 100%; max-width: none }
  #scenes { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) 56px; overflow: visible }
  #scenes select { width: 100%; max-width: none }
  #scenes button { grid-column: span 2 }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
"""###,
"png.js": ###"""
// Pictures of drawings.
import { make } from "./dom.js";

// The drawing as a picture of its own, its colours written out.
export async function asPNG(svg, scale = 3) {
  const copy = svg.cloneNode(true);
  const originals = [svg, ...svg.querySelectorAll("*")], copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((element, index) => {
    const { fill, fontFamily } = getComputedStyle(element);
    if (element.localName === "rect" || element.localName === "text") copies[index].setAttribute("fill", fill);
    if (element.localName === "text") copies[index].setAttribute("font-family", fontFamily);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    await new Promise((done, failed) => { image.onload = done; image.onerror = failed; image.src = address; });
    const canvas = make("canvas", { width: width * scale, height: height * scale });
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise(done => canvas.toBlob(done, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}
"""###,
"socket.js": ###"""
// Talks with the server: a question a message, answered by its number; what the server tells by itself is an event.

const waiting = new Map();
const listeners = new Map();
let socket, number = 0, opened;

export function on(event, listener) { listeners.set(event, listener); }

export function connect() {
  opened = new Promise(done => {
    socket = new WebSocket(`ws://${location.host}/socket`);
    socket.onopen = done;
  });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.event) return listeners.get(message.event)?.(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  socket.onclose = () => {
    listeners.get("lost")?.();
    setTimeout(async () => { connect(); await opened; listeners.get("back")?.(); }, 1000);
  };
  return opened;
}

export async function ask(deed, members = {}) {
  await opened;
  const id = ++number;
  return new Promise(done => {
    waiting.set(id, done);
    socket.send(JSON.stringify({ id, do: deed, ...members }));
  });
}
"""###,
"stage.js": ###"""
// The drawings of the alert that is open.
import { byID, make, localeName } from "./dom.js";
import { look, picture, sceneNames } from "./drawing.js";
import { asPNG } from "./png.js";
import { state } from "./state.js";

const parts = [["design", "Design"], ["device", "Device"], ["orientation", "Held"], ["textSize", "Text size"]];
let source = [];

export function makeSceneControls(changed) {
  const { scenes, devices, textSizes } = state.app;
  const values = {
    design: ["classic", "glass"], device: devices, orientation: ["portrait", "landscape"], textSize: textSizes,
  };
  byID("scenes").append(...parts.map(([part, name]) => {
    const own = [...new Set(scenes.map(scene => scene[part]))].join(", ");
    const control = make("select", { name: part }, make("option", { value: "" }, own),
      ...values[part].map(value => make("option", { value }, value)));
    control.value = state.scene[part] ?? "";
    control.addEventListener("change", () => {
      if (control.value) state.scene[part] = control.value; else delete state.scene[part];
      changed();
    });
    return make("label", {}, make("span", {}, name), control);
  }));
  const copyPicture = make("button", { type: "button" }, "Copy picture");
  copyPicture.addEventListener("click", () => copyFirstPicture(copyPicture));
  const copyLink = make("button", { type: "button" }, "Copy link");
  copyLink.addEventListener("click", async () => {
    await navigator.clipboard.writeText(location.href);
    byID("status").textContent = "The link is copied.";
  });
  byID("scenes").append(copyPicture, copyLink);
}

export function showSceneControls() {
  for (const control of byID("scenes").querySelectorAll("select")) control.value = state.scene[control.name] ?? "";
}

async function copyFirstPicture() {
  const svgs = [...byID("pictures").querySelectorAll("svg[data-own]")];
  if (!svgs.length) return;
  const blob = await asPNG(svgs[0]);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    byID("status").textContent = "The first drawing is copied as a picture.";
  } catch {
    const link = make("a", { href: URL.createObjectURL(blob), download: `${state.surface}.${state.locale}.png` });
    link.click();
    byID("status").textContent = "The first drawing is saved as a picture.";
  }
}

export function showStage(shown) {
  byID("heading").replaceChildren(make("bdi", {}, shown.surface), make("small", {}, ` ${shown.kind}`));
  byID("place").replaceChildren(...place(shown));
  if (shown.pictures.some(one => one.sourceDrawings)) source = shown.pictures.map(one => one.sourceDrawings ?? []);
  if (shown.locale === shown.source) source = [];
  const groups = shown.pictures.flatMap((one, index) => grouped(one, source[index], shown));
  byID("pictures").replaceChildren(...groups);
}

// Who shows it, after which button is tapped, and where that is written.
function place({ origin, member, reached, locale, file, line }) {
  const where = make("code", {}, `${file}:${line}`);
  const shower = reached?.member ?? member;
  const tap = reached?.tap ? [", after ", make("q", { lang: locale, dir: "auto" }, reached.tap), " is tapped,"] : [];
  if (shower) return ["shown by ", make("code", {}, shower), ...tap, " in ", where];
  return [{ spec: "declared in ", payload: "sent as ", keys: "taken for one by the names of its keys in " }[origin] ?? "in ", where];
}

function grouped(one, source, shown) {
  const groups = new Map();
  one.drawings.forEach((drawing, index) => {
    const key = look(drawing) + "\u0001" + (source?.[index] ? look(source[index]) : "");
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(index);
  });
  const named = shown.pictures.length > 1 ? `${one.name} · ` : "";
  return [...groups.values()].map(indexes => {
    const first = indexes[0];
    const own = picture(one.drawings[first], shown.locale, shown.surface, state.app.inks);
    own.setAttribute("data-own", "");
    const figures = make("div", { class: "pair" }, figure(own, shown.locale));
    if (source?.[first]) {
      figures.append(figure(picture(source[first], shown.source, shown.surface, state.app.inks), shown.source, " · source"));
    }
    return make("section", {}, make("p", {}, named + sceneNames(indexes.map(index => shown.scenes[index]))), figures);
  });
}

function figure(svg, tag, note = "") {
  return make("figure", {}, make("figcaption", {}, localeName(tag) + note), svg);
}
"""###,
"state.js": ###"""
// What the page shows.
export const state = {
  app: null,
  surfaces: [],
  locale: "",
  surface: "",
  // What the person wants drawn, by part of the scene; empty for what the app's configuration says.
  scene: {},
  // By field, the variant that is drawn.
  variants: {},
  view: null,
};
"""###,
"static.css": ###"""
* { box-sizing: border-box }
html { font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif; color-scheme: light dark }
html[data-appearance=light] { color-scheme: light }
html[data-appearance=dark] { color-scheme: dark }
body { margin: 0; background: var(--page); color: var(--text) }
header { position: sticky; top: 0; z-index: 1; background: var(--bar); border-bottom: 1px solid var(--rule);
  padding: 10px 24px }
h1 { font-size: 17px; margin: 0 0 8px }
h1 small { font-weight: 400; color: var(--faint); margin-inline-start: 8px }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end }
form label, legend { font-size: 12px; color: var(--faint); padding: 0 }
form label.choice { font-size: 14px; color: inherit }
form > div { display: flex; flex-direction: column; gap: 2px }
fieldset { border: 0; margin: 0; padding: 0 }
fieldset div { display: flex; border: 1px solid var(--rule); border-radius: 8px; overflow: clip; background: var(--field) }
.choice { position: relative; padding: 4px 10px; cursor: pointer }
.choice + .choice { border-inline-start: 1px solid var(--rule) }
.choice input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer }
.choice:has(:checked) { background: var(--accent); color: var(--on-accent) }
.choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: -3px }
select, input[type=search], button { font: inherit; font-size: 14px; color: inherit; background: var(--field);
  border: 1px solid var(--rule); border-radius: 8px; padding: 4px 8px; min-height: 31px; max-width: 260px }
button { cursor: pointer; padding: 4px 14px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px }
output { font-size: 13px; color: var(--faint); padding-block: 6px; margin-inline-start: auto }
main { padding: 8px 24px 48px; max-width: 1500px }
noscript p, .empty { padding: 24px; background: var(--bar); border: 1px solid var(--rule); border-radius: 12px }
article { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 8px 24px; padding: 20px 0;
  border-bottom: 1px solid var(--rule); content-visibility: auto; contain-intrinsic-size: auto 420px }
article h2 { grid-column: 1 / -1; font-size: 15px; margin: 0 }
article h2 span { color: var(--faint); font-weight: 400 }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
.pair { background: var(--stage); border-radius: 14px; padding: 14px }
.pair > div { display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start }
.pair > p { margin: 0 0 10px; font-size: 12px; color: var(--stage-text) }
figure { margin: 0 }
figcaption { font-size: 12px; color: var(--stage-text); margin-bottom: 4px }
svg { display: block; max-width: 100%; height: auto }
svg text { white-space: pre; unicode-bidi: isolate }
.findings { list-style: none; margin: 0; padding: 0; font-size: 13.5px }
.findings li { border-inline-start: 4px solid var(--note); padding: 2px 0 2px 10px; margin-bottom: 10px }
.findings .warning { border-color: var(--warning) }
.findings .error { border-color: var(--error) }
.findings b { font-weight: 600 }
.findings q { quotes: "“" "”"; unicode-bidi: isolate; overflow-wrap: anywhere }
.findings code { font-size: 12.5px; color: var(--faint) }
.none { color: var(--faint); font-size: 13.5px; margin: 0 }
#more { margin: 24px auto; display: block }
#report { padding: 12px 0 24px; border-bottom: 1px solid var(--rule) }
#report h2 { font-size: 20px; margin: 4px 0 }
.scope { color: var(--faint); font-size: 13px; margin: 0 0 14px }
table { border-collapse: collapse; table-layout: fixed; width: 100%; font-size: 13.5px }
th { text-align: start; font-weight: 400; font-size: 12px; color: var(--faint); padding: 4px 10px }
td { vertical-align: top; padding: 6px 10px; border-top: 1px solid var(--rule); overflow-wrap: anywhere }
td:first-child { white-space: nowrap; border-inline-start: 4px solid var(--note); font-weight: 600 }
.warning td:first-child { border-inline-start-color: var(--warning) }
.error td:first-child { border-inline-start-color: var(--error) }
th:first-child { width: 90px }
th:last-child { width: 30% }
td small { display: block; color: var(--faint); font-size: 12.5px }
td q { quotes: "“" "”"; unicode-bidi: isolate }
a { color: var(--accent) }
details { margin-top: 14px }
summary { cursor: pointer; font-size: 14px; padding: 4px 0 }
#rows { scroll-margin-top: 110px }
[hidden] { display: none !important }
@media (max-width: 900px) {
  header { position: static }
  article { grid-template-columns: minmax(0, 1fr) }
  thead { display: none }
  tr { display: grid; grid-template-columns: 90px minmax(0, 1fr); border-top: 1px solid var(--rule) }
  td { border-top: 0 }
  td:first-child { grid-row: 1 / span 2 }
  td:last-child { grid-column: 2; padding-top: 0 }
}
.texts { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: 6px 12px; margin: 14px 0 0; font-size: 13.5px }
.texts dt { color: var(--faint) }
.texts dd { margin: 0 }
.texts p { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
.texts small { display: block; font-size: 12px; color: var(--faint); overflow-wrap: anywhere }
.texts p small { display: inline }
.texts .state { color: var(--warning) }
.texts .over { color: var(--warning) }
@media print {
  header form, #more { display: none }
  header { position: static }
  article { content-visibility: visible; grid-template-columns: minmax(0, 1fr); break-inside: auto }
  article h2 { break-after: avoid }
  .pair, .findings li, .texts dd { break-inside: avoid }
  .pair { print-color-adjust: exact; -webkit-print-color-adjust: exact }
}
"""###,
"static.js": ###"""
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
"""###,
"words.js": ###"""
// What states and limits are called.
import { counted } from "./dom.js";

export const stateWords = {
  missing: "untranslated", empty: "empty", new: "new", "needs-review": "needs review", stale: "no longer used",
  untranslatable: "not to be translated", translated: "translated", unsaved: "unsaved",
};

const limitWords = {
  "second-line": "a second line", stack: "the buttons stack", shrink: "the title shrinks", scroll: "it scrolls", cut: "its end is cut",
};

export function roomWords(limit, points, characters, device, orientation, design) {
  const amount = `${counted(Math.abs(characters), "character", "characters")} (${Math.abs(Math.round(points))} pt)`;
  const where = `on ${device}, ${orientation}${design ? ` (${design})` : ""}`;
  return points < 0 ? `${amount} over: ${limitWords[limit]} ${where}` : `about ${amount} until ${limitWords[limit]} ${where}`;
}

// A text taken apart into its placeholders and what stands between them.
export function stretches(text) {
  const pieces = text.split(/(%(?:\d+\$)?(?:#@[^@ ]+@|[-+#0']*[\d.*]*(?:hh|h|ll|l|q|L|j|t|z)?[@dDiuUxXoOfFeEgGaAcCsSp]))/);
  return pieces.map((words, index) => ({ words, isPlaceholder: index % 2 === 1 })).filter(({ words }) => words !== "");
}
"""###,
  ]
}
