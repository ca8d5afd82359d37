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
