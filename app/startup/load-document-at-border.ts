/** Pages that may ask any node a visitor names; the policy that lets them comes with the document alone. */
const isVerifying = (path: string) => path === "/verify" || path.startsWith("/verify/");

/**
 * Links into and out of those pages load the document. Caught before the router hears of the click: it would keep the
 * policy of the page that was loaded first.
 */
export function loadDocumentAtBorder(): void {
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.origin !== location.origin) return;
      if (isVerifying(link.pathname) !== isVerifying(location.pathname)) event.stopPropagation();
    },
    { capture: true },
  );
}
