/** Calls `meet` with the elements that match, as they are parsed and on pages the router brings. */
export function watchElements(selector: string, meet: (element: HTMLElement) => void) {
  const meetAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) meet(element);
  };
  meetAll();
  new MutationObserver(meetAll).observe(document, { childList: true, subtree: true });
}
