import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx.ts";

type TableProps = ComponentProps<"table"> & { caption: ReactNode; captionHidden?: boolean };

/** Rows are plain `thead`, `tr`, `th scope`, `td`; `data-numeric` sets a cell's figures in columns. */
export function Table({ caption, captionHidden, className, children, ...rest }: TableProps) {
  const captionId = useId();
  const ref = useRef<HTMLElement>(null);
  const isCut = useIsCut(ref);
  return (
    // A keyboard reader must be able to scroll what a narrow screen cuts off.
    <section
      ref={ref}
      className="ui-table-scroll"
      aria-labelledby={captionId}
      tabIndex={isCut ? 0 : undefined}
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

/** Before a script can measure, it is taken to be cut: one stop too many harms nobody. */
function useIsCut(ref: { current: HTMLElement | null }) {
  const [isCut, setCut] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isCut;
}
