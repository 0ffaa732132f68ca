import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

export type LabelledValue = { label: string; value: ReactNode };

const inColumns = "grid grid-cols-[9rem_minmax(0,1fr)] gap-4 border-line";

const looks = {
  /** Labels in a column of their own. */
  column: { list: "", row: `${inColumns} border-t py-1.75`, label: "text-mist" },
  /** The same between two lines, its labels the names of columns. */
  framed: {
    list: "border-t border-line",
    row: `${inColumns} border-b py-2`,
    label: "text-mist first-letter:uppercase",
  },
  /** Labels and values at the two ends of a line. */
  spread: {
    list: "border-b border-line",
    row: "flex flex-wrap justify-between gap-x-6 border-t border-line py-2 tabular-nums",
    label: "text-mist",
  },
  /** A few short ones side by side, each below its label. */
  stacked: { list: "flex flex-wrap gap-x-10 gap-y-3", row: "", label: "text-caption text-mist" },
} as const;

type FactListProps = {
  facts: readonly LabelledValue[];
  look?: keyof typeof looks;
  "aria-label"?: string;
  className?: string;
};

/** Labels and values; what has no value is left out. */
export function FactList({ facts, look = "column", className, ...rest }: FactListProps) {
  const { list, row, label: labelLook } = looks[look];
  return (
    <dl {...rest} className={cx(list, className)}>
      {facts.filter(hasValue).map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className={labelLook}>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function hasValue({ value }: LabelledValue): boolean {
  return value !== null && value !== undefined && value !== "" && value !== false;
}
