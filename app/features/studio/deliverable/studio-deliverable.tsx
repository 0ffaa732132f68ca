import { useState } from "react";
import { formatDay } from "../../../../content/dates.ts";
import {
  deliverableRowWords,
  deliverableStatusWords,
  deliverableTypeNames,
} from "../../../../content/deliverable.ts";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { formatStudioHour } from "../../../../content/studio-times.ts";
import { findGrace, isOverdue } from "../../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { useToday } from "../../deliverable/use-today.ts";
import { useNow } from "../parts/use-now.ts";
import { DeliverableActions } from "./deliverable-actions.tsx";
import { HandOver } from "./hand-over.tsx";
import { StudioVersions } from "./studio-versions.tsx";
import type { StudioDeliverableProps } from "./studio-deliverable-props.ts";

/** One line; opened, everything about it. What is inside is made when it is first opened. */
export function StudioDeliverable(props: StudioDeliverableProps) {
  const { deliverable, owner, clientName, onChanged } = props;
  const { title, description, status, deliverable_type, versions, url } = deliverable;
  const grace = findGrace(deliverable, useNow());
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <li className="board-item" data-status={status}>
      <details onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}>
        <summary>
          <span className="board-title">{title}</span>
          <span className="board-facts">
            <span>{deliverableTypeNames[deliverable_type]}</span>
            {versions[0] && <span>{deliverableRowWords.version(versions[0].number)}</span>}
            <span className="board-status">
              {grace === null
                ? deliverableStatusWords[status]
                : studioDeliverableWords.approvedUntil(formatStudioHour(grace))}
            </span>
            <Due deliverable={deliverable} />
          </span>
        </summary>
        {wasOpened && (
          <div className="board-body">
            {description && <p className="text-mist">{description}</p>}
            {url && (
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                {url}
              </a>
            )}
            <HandOver deliverable={deliverable} owner={owner} onDelivered={onChanged} />
            <StudioVersions deliverable={deliverable} clientName={clientName} />
            <DeliverableActions {...props} />
          </div>
        )}
      </details>
    </li>
  );
}

function Due({ deliverable }: { deliverable: Deliverable }) {
  const today = useToday();
  const { due_date, status } = deliverable;
  if (!due_date || status === "approved") return null;
  return isOverdue(deliverable, today) ? (
    <strong>{deliverableRowWords.overdue(formatDay(due_date))}</strong>
  ) : (
    <span>{deliverableRowWords.due(formatDay(due_date))}</span>
  );
}
