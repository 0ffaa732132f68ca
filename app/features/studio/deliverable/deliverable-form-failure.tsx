import { deliverableTypeNames } from "../../../../content/deliverable.ts";
import { formatDay } from "../../../../content/dates.ts";
import {
  deliverableFieldWords,
  studioDeliverableWords,
} from "../../../../content/studio-deliverable.ts";
import {
  type DeliverableField,
  listDeliverableChanges,
} from "../../../../domain/deliverable/parse-deliverable.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { Alert } from "../../../ui/alert.tsx";

type DeliverableFormFailureProps = {
  failure: string | null;
  /** As it was when the form was opened, or when somebody else was last seen to have saved. */
  seen: Deliverable | null;
  /** As it is since somebody else saved. */
  stored: Deliverable | null;
};

/** Why it was not saved, and what somebody else has made of it meanwhile. */
export function DeliverableFormFailure({ failure, seen, stored }: DeliverableFormFailureProps) {
  if (failure === null) return null;
  return (
    <Alert tone="danger" title={studioDeliverableWords.failed}>
      <p>{failure}</p>
      {seen && stored && (
        <>
          <p>{studioDeliverableWords.conflictLine}</p>
          <ul>
            {listDeliverableChanges(seen, stored).map((name) => (
              <li key={name}>
                {deliverableFieldWords[name].label}: {showValue(stored, name)}
              </li>
            ))}
          </ul>
          <p>{studioDeliverableWords.conflictChoice}</p>
        </>
      )}
    </Alert>
  );
}

function showValue(stored: Deliverable, name: DeliverableField): string {
  const value = stored[name];
  if (value === null) return "–";
  if (name === "deliverable_type") return deliverableTypeNames[stored.deliverable_type];
  if (name === "milestone_id") return studioDeliverableWords.otherMilestone;
  return name === "due_date" || name === "usage_ends_on" ? formatDay(value) : value;
}
