/**
 * Reloads a page whose chunks are gone, as after a deploy. Once per build, so that a chunk that is
 * missing from the new build too cannot send the page round in circles.
 */
export function reloadOnce(): boolean {
  const { build } = document.documentElement.dataset;
  try {
    if (!build || !navigator.onLine || sessionStorage.reloaded === build) return false;
    sessionStorage.reloaded = build;
  } catch {
    // Storage is denied: without a memory of the reload, rather none.
    return false;
  }
  location.reload();
  return true;
}
