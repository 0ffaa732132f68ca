import { type RefObject, useEffect, useRef } from "react";

/** Scrolls to what is new; while nothing is, the visitor scrolls. */
export function useFollow(scroller: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const last = useRef<readonly unknown[]>([]);

  useEffect(() => {
    const element = scroller.current;
    const isNew = shown.some((value, index) => value !== last.current[index]);
    last.current = shown;
    if (!element || !isNew) return;
    bringIntoView(element);
  });
}

/** As far down as the last question stays in sight, and the beginning of the form comes into it. */
function bringIntoView(scroller: HTMLElement) {
  // By keyboard alone, too, when there is something to scroll.
  scroller.tabIndex = scroller.scrollHeight > scroller.clientHeight ? 0 : -1;
  const { top } = scroller.getBoundingClientRect();
  const topOf = (element: Element) =>
    element.getBoundingClientRect().top - top + scroller.scrollTop;
  const question = [...scroller.querySelectorAll(".chat-question")].at(-1);
  const form = scroller.querySelector(".chat-lead");
  const upToQuestion = question ? topOf(question) : 0;
  const downToForm = form ? topOf(form) + 200 - scroller.clientHeight : 0;
  scroller.scrollTop = Math.max(upToQuestion, downToForm);
}
