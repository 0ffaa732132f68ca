import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** How far down the page was at each entry of the history, by the entry's key: only Back and Forward come to one again. */
const places = new Map<string, number>();

/** Back and Forward lead to where a list was left, once its rows are there again. */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const wanted = useRef({ key, place: 0 });

  // The browser would scroll at once, over whatever is shown at that moment.
  useEffect(() => {
    history.scrollRestoration = "manual";
    return () => void (history.scrollRestoration = "auto");
  }, []);

  // Before the browser tells of the scrolling that comes of the change itself.
  useLayoutEffect(() => {
    const note = () => places.set(key, scrollY);
    const place = places.get(key);
    wanted.current = { key, place: place ?? 0 };
    if (place === undefined) note();
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, [key]);

  useEffect(() => {
    const { place } = wanted.current;
    if (wanted.current.key !== key || place === 0) return undefined;
    // Rows make the page longer as they come.
    const growth = new ResizeObserver(() => {
      scrollTo({ top: place, behavior: "instant" });
      if (scrollY >= place - 1) growth.disconnect();
    });
    growth.observe(document.body);
    const stop = new AbortController();
    stop.signal.addEventListener("abort", () => growth.disconnect());
    for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
      addEventListener(act, () => stop.abort(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [key]);
}
