/** Unknown paths are written to the console; on load nothing but the loader runs, so it has to do it. */
export function logUnknownPath() {
  if (document.documentElement.dataset.page === "not-found")
    console.warn(`Unknown path: ${location.pathname}`);
}
