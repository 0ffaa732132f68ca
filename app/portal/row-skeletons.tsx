import { Skeleton } from "../components/ui/skeleton.tsx";

/** As many lines as the list that is about to come is likely to have. */
export function RowSkeletons({ count, className = "h-5" }: { count: number; className?: string }) {
  return (
    <div className="portal-rows">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="portal-row-wait">
          <Skeleton className={className} />
        </div>
      ))}
    </div>
  );
}
