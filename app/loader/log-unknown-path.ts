/** The contract wants unknown paths in the console; on load nothing but the loader runs. */
export function logUnknownPath() {
  if (document.documentElement.dataset.page === "not-found")
    console.warn(`Unknown path: ${location.pathname}`);
}
