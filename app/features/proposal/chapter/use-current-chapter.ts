import { useEffect, useState } from "react";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";

/** A line across the screen, a little above its middle: what crosses it is being read. */
const readingLine = "-40% 0px -60% 0px";

export function useCurrentChapter(chapters: readonly ProposalBlock[]): ProposalBlock | undefined {
  const [current, setCurrent] = useState<string>();
  // Another version has another page: the chapters of this one stay.
  useEffect(() => {
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target instanceof HTMLElement) setCurrent(target.dataset.chapter);
      },
      { rootMargin: readingLine },
    );
    for (const chapter of document.querySelectorAll("[data-chapter]")) reading.observe(chapter);
    return () => reading.disconnect();
  }, []);
  return chapters.find((each) => each === current);
}
