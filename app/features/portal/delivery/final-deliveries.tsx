import { formatDay, formatLongDay } from "../../../../content/dates.ts";
import { nameAddress } from "../../../../content/name-address.ts";
import { finalDeliveryWords as words } from "../../../../content/portal-delivery.ts";
import { type FinalDelivery, listFinal } from "../../../../domain/deliverable/list-final.ts";
import { DownloadButton } from "../../deliverable/download-button.tsx";
import { useToday } from "../../deliverable/use-today.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";

/** The masters of all that was approved, each with what may be done with it and until when. */
export function FinalDeliveries() {
  const { deliverables } = usePortalData();
  return (
    <section className="col-span-full" aria-labelledby="final-deliveries">
      <PartHeading id="final-deliveries" className="mb-6">
        {words.heading}
      </PartHeading>
      <ul>
        {listFinal(deliverables.rows).map((final) => (
          <FinalRow key={final.deliverable.id} final={final} />
        ))}
      </ul>
    </section>
  );
}

function FinalRow({ final: { deliverable, version, approvedAt } }: { final: FinalDelivery }) {
  const { title, usage_rights, url } = deliverable;
  return (
    <li className="grid items-baseline gap-x-10 gap-y-2 border-t border-line py-4 last:border-b md:grid-cols-3">
      <div>
        <p className="font-display text-name/[1.35] font-stretch-112%">{title}</p>
        <p className="text-small text-mist">
          {[words.version(version.number), approvedAt && words.approved(formatDay(approvedAt))]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <div className="text-small">
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{words.rights}: </span>
          {usage_rights ?? words.noRights}
        </p>
        <UsageEnd day={deliverable.usage_ends_on} />
      </div>
      <div className="md:justify-self-end">
        {version.object_path === null && url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="wrap-anywhere text-link"
          >
            {nameAddress(url)}
          </a>
        ) : (
          <DownloadButton version={version} />
        )}
      </div>
    </li>
  );
}

function UsageEnd({ day }: { day: string | null }) {
  const today = useToday();
  if (day === null) return <p className="text-mist">{words.endless}</p>;
  return day < today ? (
    <p className="text-danger">{words.ended(formatLongDay(day))}</p>
  ) : (
    <p className="text-mist">{words.until(formatLongDay(day))}</p>
  );
}
