import { cx } from "./cx.ts";
import { Skeleton } from "./skeleton.tsx";

type RowSkeletonsProps = {
  /** As many as the list that is about to come is likely to have. */
  count: number;
  /** How high a row of that list is. */
  className: string;
};

/** A title and a line below it, in the place of each row. */
export function RowSkeletons({ count, className }: RowSkeletonsProps) {
  return (
    <div>
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className={cx("grid content-center gap-3 border-t border-line last:border-b", className)}
        >
          <Skeleton className="w-[min(24rem,60%)] text-subhead" />
          <Skeleton className="w-[min(14rem,35%)] text-note" />
        </div>
      ))}
    </div>
  );
}
