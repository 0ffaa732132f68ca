/** Calls `onFound` with the elements that match, as they are parsed and on pages the router brings. */
export function watchElements(selector: string, onFound: (element: HTMLElement) => void) {
  const reportAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) onFound(element);
  };
  reportAll();
  new MutationObserver(reportAll).observe(document, { childList: true, subtree: true });
}
