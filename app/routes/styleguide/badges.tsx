import { Badge, StatusBadge } from "../../ui/badge.tsx";
import { TallyLight } from "../../ui/tally-light.tsx";
import { row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function Badges() {
  return (
    <>
      <Shot name="Badges">
        <div className={row}>
          <Badge variant="default">Verified</Badge>
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
      <Shot name="Tally light: lit while somebody is waited for, else its rim">
        <ul className={row}>
          <li className="flex items-center gap-3">
            <TallyLight isLit /> A deliverable to approve
          </li>
          <li className="flex items-center gap-3 text-mist">
            <TallyLight isLit={false} /> A draft, when you like
          </li>
        </ul>
      </Shot>
    </>
  );
}
