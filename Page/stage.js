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
