import { hydrateApp } from "./hydration/hydrate-app.tsx";
import { revealOnScroll } from "./loader/reveal-on-scroll.ts";

hydrateApp(() => {
  // The build inlines the loader into every page; in development there is none.
  if (import.meta.env.DEV) revealOnScroll();
});
