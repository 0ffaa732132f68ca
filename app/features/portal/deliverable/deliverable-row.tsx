import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import { deliverableRowWords, deliverableTypeNames } from "../../../../content/deliverable.ts";
import { findApproval, isOverdue } from "../../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { cx } from "../../../ui/cx.ts";
import { NewTabMark } from "../../../ui/new-tab-mark.tsx";
import { useToday } from "../../deliverable/use-today.ts";
import { StatusWord } from "../../deliverable/status-word.tsx";
import { useDeliverableAddress } from "./use-open-deliverable.ts";
import { useReviewerName } from "./use-reviewer-name.ts";

const linkLook =
  "underline transition-[color,text-decoration-color] duration-200 ease-camera hover:text-amber-bright";
const waitingLine = "decoration-amber";
const restingLine = "decoration-edge hover:decoration-current";

export function DeliverableRow({ deliverable }: { deliverable: Deliverable }) {
  const { id, title, description, status, url, deliverable_type, versions } = deliverable;
  const address = useDeliverableAddress(id);
  const isWaiting = status === "delivered";
  const [newest] = versions;
  return (
    <li className="grid gap-1 border-t border-line py-4 text-small/normal">
      <p className="text-body/normal text-paper">
        {newest ? (
          <Link {...address} className={cx(linkLook, isWaiting ? waitingLine : restingLine)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-mist tabular-nums">
        <span>{deliverableTypeNames[deliverable_type]}</span>
        {newest && <span>{deliverableRowWords.version(newest.number)}</span>}
        <StatusWord status={status} />
        <When deliverable={deliverable} />
      </p>
      {description && <p className="text-mist">{description}</p>}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
            {deliverableRowWords.openAddress}
            <span className="sr-only"> {title}</span>
            <NewTabMark />
          </a>
        </p>
      )}
    </li>
  );
}

/** The one date that matters now. */
function When({ deliverable }: { deliverable: Deliverable }) {
  const nameOf = useReviewerName();
  const today = useToday();
  const { due_date, delivered_at, status } = deliverable;
  const approval = findApproval(deliverable);
  if (approval)
    return (
      <span>
        {deliverableRowWords.approved(nameOf(approval.reviewer_id), formatDay(approval.created_at))}
      </span>
    );
  if (due_date && isOverdue(deliverable, today))
    // Late is said in words; the colour only repeats it.
    return (
      <strong className="font-medium text-danger">
        {deliverableRowWords.overdue(formatDay(due_date))}
      </strong>
    );
  if (delivered_at && status !== "changes_requested")
    return <span>{deliverableRowWords.delivered(formatDay(delivered_at))}</span>;
  return due_date ? <span>{deliverableRowWords.due(formatDay(due_date))}</span> : null;
}
