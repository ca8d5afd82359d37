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
