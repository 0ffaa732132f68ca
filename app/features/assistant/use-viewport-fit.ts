import { type RefObject, useEffect } from "react";

/** As the variant `covering` has it: here the panel takes the whole screen. */
export const coveringQuery = "(width < 48rem), (height < 34rem)";

/**
 * An on-screen keyboard shrinks what is seen but not what the page is laid out in; the panel follows
 * what is seen. A visitor who has zoomed in by pinching moves about freely instead.
 */
export function useViewportFit(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const { visualViewport } = window;
    const element = panel.current;
    if (!isOpen || !visualViewport || !element) return undefined;
    const fit = () => {
      const { height, offsetTop, scale } = visualViewport;
      const isZoomed = Math.abs(scale - 1) > 0.05;
      const below = Math.max(0, window.innerHeight - offsetTop - height);
      element.style.setProperty("--seen-height", isZoomed ? "" : `${height}px`);
      element.style.setProperty("--seen-top", isZoomed ? "" : `${offsetTop}px`);
      element.style.setProperty("--unseen-below", isZoomed ? "" : `${below}px`);
    };
    fit();
    visualViewport.addEventListener("resize", fit);
    visualViewport.addEventListener("scroll", fit);
    return () => {
      visualViewport.removeEventListener("resize", fit);
      visualViewport.removeEventListener("scroll", fit);
    };
  }, [panel, isOpen]);
}
