import { deliverableTypeNames } from "../../../../content/deliverable.ts";
import { formatDay } from "../../../../content/dates.ts";
import { reportWords } from "../../../../content/report.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import type { ReportPeriod } from "../../../../domain/report/report-period.ts";

type ReportHandedOverProps = { deliverables: readonly Deliverable[]; period: ReportPeriod };

/** What the campaigns' clients received in the period. */
export function ReportHandedOver({ deliverables, period }: ReportHandedOverProps) {
  const handedOver = deliverables.filter(
    ({ campaign_id, delivered_at }) =>
      campaign_id !== null &&
      delivered_at !== null &&
      (period === "all" || delivered_at.startsWith(`${period}-`)),
  );
  if (handedOver.length === 0) return null;
  return (
    <section>
      <h3>{reportWords.handedOver}</h3>
      <ul className="report-handed-over">
        {handedOver.map(({ id, title, deliverable_type, delivered_at }) => (
          <li key={id}>
            <span>{title}</span>
            <span>{deliverableTypeNames[deliverable_type]}</span>
            <span>{delivered_at && formatDay(delivered_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
