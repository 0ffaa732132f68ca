import { type RefObject, useEffect, useState } from "react";

/** Whether the element has been on the screen, or nearly. */
export function useWhenSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
