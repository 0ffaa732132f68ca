import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type TableProps = ComponentProps<"table"> & { caption: ReactNode; captionHidden?: boolean };

/** Rows are plain `thead`, `tr`, `th scope`, `td`; `data-numeric` sets a cell's figures in columns. */
export function Table({ caption, captionHidden, className, children, ...rest }: TableProps) {
  const captionId = useId();
  return (
    <section
      ref={stopAtOverflow}
      className="relative overflow-x-auto focus-visible:-outline-offset-2 print:overflow-visible"
      aria-labelledby={captionId}
    >
      <table {...rest} className={cx("ui-table", className)}>
        <caption id={captionId} className={captionHidden ? "sr-only" : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

/** A ref. Chromium and Firefox let the keyboard scroll what overflows; the others need a tab stop. */
export function stopAtOverflow(element: HTMLElement | null) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
