import { type ReactNode, useEffect, useRef } from "react";

/** Mounted anew for each view of the panel, because the focused element went with the view before. */
export function StepFrame({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    frame.current?.closest("dialog")?.scrollTo({ top: 0 });
    frame.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus({ preventScroll: true });
  }, [isOpen]);

  return <div ref={frame}>{children}</div>;
}
