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
