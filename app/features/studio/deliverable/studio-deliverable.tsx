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
import { useSession } from "../../../session/use-session.ts";
import { listStoppedFiles } from "../../file/stopped-files.ts";
import { useNow } from "../parts/use-now.ts";
import { DeliverableActions } from "./deliverable-actions.tsx";
import { HandOver } from "./hand-over.tsx";
import { HandedOverFile } from "./handed-over-file.tsx";
import type { StudioDeliverableProps } from "./studio-deliverable-props.ts";
import { DownloadButton } from "../../deliverable/download-button.tsx";
import { ReviewLink } from "../../deliverable/review-link.tsx";
import { VersionList } from "../../deliverable/version-list.tsx";
import { usePersonNames } from "../client/use-person-names.ts";
import { Gate } from "../access/gate.tsx";

const statusTones: Partial<Record<Deliverable["status"], string>> = {
  delivered: "text-amber-bright",
  changes_requested: "text-info",
  approved: "text-success",
};

/** One line; opened, everything about it. What is inside is made when it is first opened. */
export function StudioDeliverable(props: StudioDeliverableProps) {
  const { deliverable, owner, clientName, onChanged } = props;
  const { title, description, status, deliverable_type, versions, url } = deliverable;
  const grace = findGrace(deliverable, useNow());
  const session = useSession();
  const me = session.kind === "signed-in" ? session.session.user.id : "";
  // What was on its way when the page was left waits for its file, and says so.
  const [opensItself] = useState(
    () => listStoppedFiles(me, { bucket: "deliverables", place: deliverable.id }).length > 0,
  );
  const [wasOpened, setWasOpened] = useState(opensItself);
  return (
    <li className="border-t border-line last:border-b">
      <details
        open={opensItself}
        className="group/item"
        onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
      >
        <summary className="group/line flex min-h-11 cursor-pointer list-none flex-wrap items-baseline gap-x-6 py-2.5 before:flex-none before:text-mist before:transition-[rotate] before:duration-200 before:ease-camera before:content-['+'] group-open/item:before:rotate-45 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-48 flex-1 font-medium group-hover/line:text-amber-bright">
            {title}
          </span>
          <span className="flex flex-wrap gap-x-5 text-note text-mist tabular-nums">
            <span>{deliverableTypeNames[deliverable_type]}</span>
            {versions[0] && <span>{deliverableRowWords.version(versions[0].number)}</span>}
            <span className={statusTones[status]}>
              {grace === null
                ? deliverableStatusWords[status]
                : studioDeliverableWords.approvedUntil(formatStudioHour(grace))}
            </span>
            <Due deliverable={deliverable} />
          </span>
        </summary>
        {wasOpened && (
          <div className="grid grid-cols-1 justify-items-start gap-4 pt-1 pb-5 pl-7.5 *:max-w-full">
            {description && <p className="text-mist">{description}</p>}
            {url && (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="wrap-anywhere text-link"
              >
                {url}
              </a>
            )}
            <Gate deed="deliverables">
              <HandOver deliverable={deliverable} owner={owner} onDelivered={onChanged} />
            </Gate>
            <StudioVersions deliverable={deliverable} clientName={clientName} />
            <Gate deed="deliverables">
              <DeliverableActions {...props} />
            </Gate>
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
    <strong className="font-medium text-danger">
      {deliverableRowWords.overdue(formatDay(due_date))}
    </strong>
  ) : (
    <span>{deliverableRowWords.due(formatDay(due_date))}</span>
  );
}

type StudioVersionsProps = { deliverable: Deliverable; clientName: string };

/** What was handed over and what the client said, with a look at the version that is chosen. */
function StudioVersions({ deliverable, clientName }: StudioVersionsProps) {
  const [shownId, setShownId] = useState<string | null>(null);
  const { versions, title } = deliverable;
  const nameReviewer = usePersonNames(
    deliverable.reviews.flatMap(({ reviewer_id }) => reviewer_id ?? []),
  );
  const shown = versions.find(({ id }) => id === shownId) ?? versions[0];
  if (!shown) return null;
  return (
    <div className="grid w-full grid-cols-1 items-start gap-x-8 gap-y-4 @min-[44rem]:grid-cols-2">
      <VersionList
        deliverable={deliverable}
        shown={shown}
        onShow={({ id }) => setShownId(id)}
        nameOf={(reviewerId) =>
          reviewerId === null
            ? deliverableRowWords.client
            : (nameReviewer(reviewerId) ?? clientName)
        }
      />
      <div>
        {shown.object_path && (
          <>
            <HandedOverFile key={shown.id} version={shown} title={title} />
            <DownloadButton version={shown} />
          </>
        )}
        <ReviewLink deliverable={deliverable} version={shown} />
      </div>
    </div>
  );
}
