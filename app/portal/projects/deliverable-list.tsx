import { formatDay } from "../../../content/dates.ts";
import { deliverableStatusWords, drawerWords } from "../../../content/portal-projects.ts";
import type { Deliverable } from "../../../domain/portal/deliverable.ts";
import { NewTabMark } from "../../components/ui/new-tab-mark.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";

export function DeliverableList({ projectId }: { projectId: string }) {
  const { deliverables } = usePortalData();
  const own = deliverables.rows.filter(({ project_id }) => project_id === projectId);
  return (
    <SectionBody of={["deliverables"]} skeleton={<RowSkeletons count={2} className="h-27" />}>
      {() =>
        own.length > 0 ? (
          <ul className="portal-rows">
            {own.map((deliverable) => (
              <DeliverableRow key={deliverable.id} deliverable={deliverable} />
            ))}
          </ul>
        ) : (
          <p className="text-mist">{drawerWords.noDeliverables}</p>
        )
      }
    </SectionBody>
  );
}

function DeliverableRow({ deliverable }: { deliverable: Deliverable }) {
  const { title, description, status, due_date, delivered_at, url } = deliverable;
  return (
    <li className="deliverable-row" data-status={status}>
      <p>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-link">
            {title}
            <NewTabMark />
          </a>
        ) : (
          title
        )}
      </p>
      {description && <p className="text-mist">{description}</p>}
      <p className="deliverable-row-state">
        <span>{deliverableStatusWords[status]}</span>
        {delivered_at && <span>{drawerWords.delivered(formatDay(delivered_at))}</span>}
        {!delivered_at && due_date && <span>{drawerWords.due(formatDay(due_date))}</span>}
      </p>
    </li>
  );
}
