import { loadApp } from "./load-app.ts";

/**
 * Starts the app right behind the first frame. Files that are asked for earlier share the line with the page, and run in
 * front of its first picture.
 */
export function startOncePainted() {
  // Whatever is missing is heard of by whoever listens for all of it.
  const start = () => loadApp(() => {});
  document.addEventListener("DOMContentLoaded", () => {
    // In the background there is no frame to wait for.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}
