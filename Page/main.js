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
