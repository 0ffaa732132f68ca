import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to the end one is at it. */
const nearPixels = 64;

type Ends = { first: string | undefined; last: string | undefined };

/**
 * Stays at the end while one is there, and where one is reading otherwise: neither older messages that are put before
 * the others nor new ones after them move what is in sight. Answers whether the end is in sight, and the way there.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLElement | null>,
  { first, last, isOwnLast }: Ends & { isOwnLast: boolean },
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const wasAtEnd = useRef(true);
  const size = useRef("");
  const before = useRef<Ends & { height: number }>({
    first: undefined,
    last: undefined,
    height: 0,
  });

  function goToEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { first: firstBefore, last: lastBefore, height } = before.current;
    const isPrepended = firstBefore !== undefined && first !== firstBefore && last === lastBefore;
    const isAppended = last !== lastBefore;
    if (isPrepended) element.scrollBy({ top: heightOf(element) - height });
    else if (isAppended && (wasAtEnd.current || isOwnLast)) goToEnd();
    before.current = { first, last, height: heightOf(element) };
    size.current = sizeOf(element);
  });

  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const note = () => {
      // The browser scrolls by itself when sizes change: that is no reader who leaves the end.
      if (sizeOf(element) !== size.current) return;
      const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
      wasAtEnd.current = distance <= nearPixels;
      setIsAtEnd(wasAtEnd.current);
    };
    // A picture that comes late, a composer that grows: the end stays where it was.
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTo({ top: element.scrollHeight });
      before.current = { ...before.current, height: heightOf(element) };
      size.current = sizeOf(element);
      // By keyboard alone, too, when there is something to scroll.
      const isScrollable = element.scrollHeight > element.clientHeight;
      element.setAttribute("tabindex", isScrollable ? "0" : "-1");
    });
    observer.observe(element);
    observer.observe(content);
    element.addEventListener("scroll", note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", note);
    };
  }, [scroller]);

  return { isAtEnd, goToEnd };
}

/** Of all that is in it, to the fraction of a pixel. */
function heightOf(scroller: HTMLElement): number {
  return scroller.firstElementChild?.getBoundingClientRect().height ?? 0;
}

function sizeOf({ scrollHeight, clientHeight }: HTMLElement): string {
  return `${scrollHeight} ${clientHeight}`;
}
