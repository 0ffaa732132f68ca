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
      <h3 className="pb-3 font-sans text-small/body font-normal tracking-normal text-mist">
        {reportWords.handedOver}
      </h3>
      <ul>
        {handedOver.map(({ id, title, deliverable_type, delivered_at }) => (
          <li
            key={id}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-8 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_10rem_8rem]"
          >
            <span>{title}</span>
            <span className="text-mist">{deliverableTypeNames[deliverable_type]}</span>
            <span className="text-mist">{delivered_at && formatDay(delivered_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
