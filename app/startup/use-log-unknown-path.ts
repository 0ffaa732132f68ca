import { useEffect } from "react";
import { useLocation } from "react-router";

/** Of a document that came as not found, the loader has logged the path already. */
let lastLogged =
  typeof document !== "undefined" && document.documentElement.dataset.page === "not-found"
    ? location.pathname
    : undefined;

/** For the not-found page, when the router brings it. */
export function useLogUnknownPath() {
  const { pathname } = useLocation();

  useEffect(() => {
    if (pathname === lastLogged) return;
    lastLogged = pathname;
    console.warn(`Unknown path: ${pathname}`);
  }, [pathname]);
}
