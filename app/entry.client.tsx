import { hydrateApp } from "./hydration/hydrate-app.tsx";
import { logUnknownPath } from "./loader/log-unknown-path.ts";
import { revealOnScroll } from "./loader/reveal-on-scroll.ts";

// The build inlines the loader into every page; in development there is none.
if (import.meta.env.DEV) {
  revealOnScroll();
  logUnknownPath();
}

hydrateApp();
