import { useRef } from "react";

const stops = "a[href], button, input, select, textarea, summary, audio, video, iframe, [tabindex]";

/**
 * A dialog whose content begins with a field begins in that field: left alone, the browser gives the focus to the
 * button that closes it. A dialog that begins with something to look at is left as it is.
 */
export function useFirstField() {
  const body = useRef<HTMLDivElement>(null);
  const arrivals = useRef<MutationObserver>(null);

  function begin(content: HTMLElement) {
    const enter = () => {
      const first = findFirstStop(content);
      if (!first) return;
      arrivals.current?.disconnect();
      const isThere = content.contains(document.activeElement);
      if (!isThere && first.matches("input, select, textarea")) first.focus();
    };
    // What it holds may be fetched only now.
    arrivals.current = new MutationObserver(enter);
    arrivals.current.observe(content, { childList: true, subtree: true });
    enter();
  }

  function follow(isOpen: boolean) {
    arrivals.current?.disconnect();
    if (isOpen && body.current) begin(body.current);
  }

  return { body, follow };
}

function findFirstStop(content: HTMLElement): HTMLElement | undefined {
  return [...content.querySelectorAll<HTMLElement>(stops)].find(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility(),
  );
}
