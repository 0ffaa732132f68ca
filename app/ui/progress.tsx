import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type ProgressProps = Omit<ComponentProps<"progress">, "children"> & {
  label: ReactNode;
  /** The same figure in words, e.g. "75%". */
  valueText?: string;
};

/** Without `value` the work has begun and nobody knows how long it takes. */
export function Progress({ label, valueText, className, ...rest }: ProgressProps) {
  const labelId = useId();
  return (
    <div className={cx("grid gap-2.5 text-small/[1.4]", className)}>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-mist">
        <span id={labelId}>{label}</span>
        {valueText && <span className="text-paper tabular-nums">{valueText}</span>}
      </div>
      <progress
        max={100}
        {...rest}
        aria-labelledby={labelId}
        className="progress-bar block h-0.75 w-full overflow-hidden border-0"
      />
    </div>
  );
}
