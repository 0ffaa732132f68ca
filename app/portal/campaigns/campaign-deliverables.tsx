import { deliverableTypeNames, deliverableWords } from "../../../content/campaigns.ts";
import { formatDay } from "../../../content/dates.ts";
import { deliverableStatusWords, drawerWords } from "../../../content/portal-projects.ts";
import type { Deliverable } from "../../../domain/portal/deliverable.ts";
import { NewTabMark } from "../../components/ui/new-tab-mark.tsx";

export function CampaignDeliverables({ deliverables }: { deliverables: readonly Deliverable[] }) {
  if (deliverables.length === 0) return null;
  return (
    <details className="campaign-more">
      <summary>{deliverableWords.summary(deliverables.length)}</summary>
      <ul>
        {deliverables.map((deliverable) => (
          <li key={deliverable.id}>
            <p className="campaign-more-name">{deliverable.title}</p>
            <p>
              {[
                deliverableTypeNames[deliverable.deliverable_type],
                deliverableStatusWords[deliverable.status],
                sayWhen(deliverable),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {deliverable.description && <p>{deliverable.description}</p>}
            {deliverable.url && (
              <a
                href={deliverable.url}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link"
              >
                {deliverableWords.open}
                <span className="sr-only"> {deliverable.title}</span>
                <NewTabMark />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function sayWhen({ delivered_at, due_date }: Deliverable): string {
  if (delivered_at) return drawerWords.delivered(formatDay(delivered_at));
  return due_date ? drawerWords.due(formatDay(due_date)) : "";
}
