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
    <div className={cx("ui-progress", className)}>
      <div className="ui-progress-words">
        <span id={labelId}>{label}</span>
        {valueText && <span className="ui-progress-value">{valueText}</span>}
      </div>
      <progress max={100} {...rest} aria-labelledby={labelId} />
    </div>
  );
}
