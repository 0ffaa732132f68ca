import { Badge, StatusBadge } from "../../ui/badge.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { pair, row, stack } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";

export function Signals() {
  return (
    <Scene id="signals">
      <Shot name="Badges">
        <div className={row}>
          <Badge>Verified</Badge>
          <Badge variant="secondary">Medium</Badge>
          <Badge variant="outline">Low</Badge>
          <Badge variant="destructive">Urgent</Badge>
        </div>
      </Shot>
      <Shot name="Status">
        <div className={row}>
          <StatusBadge status="completed">Completed</StatusBadge>
          <StatusBadge status="in_progress">In progress</StatusBadge>
          <StatusBadge status="review">Review</StatusBadge>
          <StatusBadge status="pending">Pending</StatusBadge>
          <StatusBadge status="cancelled">Cancelled</StatusBadge>
        </div>
      </Shot>
      <Shot name="Progress">
        <div className={pair}>
          <Progress label="Harbour film" value={75} valueText="75%" />
          <Progress label="Confirming on chain" />
        </div>
      </Shot>
      <Shot name="Spinner">
        <Spinner label="Loading latest posts..." />
      </Shot>
      <Shot name="Skeleton">
        <div className={pair} aria-busy="true">
          {["first", "second"].map((card) => (
            <div key={card} className={stack}>
              <Skeleton className="aspect-video" />
              <SkeletonText />
            </div>
          ))}
        </div>
      </Shot>
    </Scene>
  );
}
