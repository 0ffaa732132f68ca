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
    <div className="portal-rows">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={`portal-row-wait ${className}`}>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
