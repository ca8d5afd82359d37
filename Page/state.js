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
