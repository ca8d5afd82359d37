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
