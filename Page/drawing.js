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
