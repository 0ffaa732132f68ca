import { Skeleton } from "../../../ui/skeleton.tsx";

/** The tracks by their height, in their order: the measures themselves come with the charts. */
const tracks = ["reach", "engagement", "mentions", "sentiment"];

/** As high as what it stands for: one tall track and three low ones over a line of time. */
export function ChartSkeleton() {
  return (
    <div className="grid gap-10">
      <Skeleton className="h-16 w-64" />
      <div>
        {tracks.map((name) => (
          <div
            key={name}
            className={`border-t border-line pt-5 ${name === "reach" ? "h-72 lg:h-104" : "h-28 lg:h-31"}`}
          >
            <Skeleton className="h-10 w-36" />
          </div>
        ))}
      </div>
    </div>
  );
}
