import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import {
  deliverableRowWords,
  deliverableStatusWords,
  deliverableTypeNames,
} from "../../../../content/deliverable.ts";
import { findApproval, isOverdue } from "../../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { NewTabMark } from "../../../ui/new-tab-mark.tsx";
import { useToday } from "../../deliverable/use-today.ts";
import { useDeliverableAddress } from "./use-open-deliverable.ts";
import { useReviewerName } from "./use-reviewer-name.ts";

export function DeliverableRow({ deliverable }: { deliverable: Deliverable }) {
  const { id, title, description, status, url, deliverable_type, versions } = deliverable;
  const address = useDeliverableAddress(id);
  const [newest] = versions;
  return (
    <li className="deliverable-row" data-status={status}>
      <p className="deliverable-row-title">{newest ? <Link {...address}>{title}</Link> : title}</p>
      <p className="deliverable-row-facts">
        <span>{deliverableTypeNames[deliverable_type]}</span>
        {newest && <span>{deliverableRowWords.version(newest.number)}</span>}
        <span className="deliverable-row-status">{deliverableStatusWords[status]}</span>
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
    return <strong>{deliverableRowWords.overdue(formatDay(due_date))}</strong>;
  if (delivered_at && status !== "changes_requested")
    return <span>{deliverableRowWords.delivered(formatDay(delivered_at))}</span>;
  return due_date ? <span>{deliverableRowWords.due(formatDay(due_date))}</span> : null;
}
