import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After every route change: the top of the page, or the part its address names, and focus there for readers who hear it. */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });

  useEffect(() => {
    if (last.current.key === key) return;
    const isOtherPage = last.current.pathname !== pathname;
    last.current = { pathname, key };
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView({ behavior: isOtherPage ? "instant" : "auto" });
    else if (isOtherPage) window.scrollTo({ top: 0, behavior: "instant" });
    // The heading, where it takes the focus: in a frame that stays, it says what is new.
    const heading = document.querySelector<HTMLElement>("#main h1[tabindex]");
    const landing = heading ?? document.getElementById("main");
    if (isOtherPage) landing?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  return null;
}
