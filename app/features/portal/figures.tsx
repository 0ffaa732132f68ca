import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

type FigureEntry = {
  label: string;
  value: ReactNode;
  /** The one that the room looks at. */
  isLit?: boolean;
};

type FiguresProps = {
  entries: readonly FigureEntry[];
  /** Its place, and how wide each figure is from 48rem on. */
  className: string;
};

/** Large numerals over hairlines; an empty one waits for its value in the same space. */
export function Figures({ entries, className }: FiguresProps) {
  return (
    <dl className={cx("grid grid-cols-2 gap-x-6 gap-y-8 lg:gap-10", className)}>
      {entries.map(({ label, value, isLit }) => (
        <div key={label}>
          <dt className="text-small/[1.4] text-mist">{label}</dt>
          <dd
            className={cx(
              "mt-2 font-display text-greeting leading-none font-[350] font-stretch-112% tracking-[-0.03em] tabular-nums lg:mt-5 lg:font-stretch-130%",
              isLit && "text-amber-bright",
            )}
          >
            {value ?? <Skeleton className="w-[2.2em]" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
