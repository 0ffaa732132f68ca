import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { agreementWords as words } from "../../../../content/portal-agreement.ts";
import { AgreementPdf } from "../agreement-pdf.tsx";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";

/** What the company has signed, each with its PDF. */
export function AgreementList() {
  const { proposals } = usePortalData();
  return (
    <section className="col-span-full">
      <PartHeading className="mb-6">{words.heading}</PartHeading>
      <ul>
        {proposals.rows.flatMap(({ title, agreements }) =>
          agreements.map((agreement) => (
            <li
              key={agreement.version_id}
              className="grid items-baseline gap-x-10 gap-y-1 border-t border-line py-4 last:border-b md:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <div>
                <p className="font-display text-name/[1.35] font-stretch-112%">{title}</p>
                <p className="text-small text-mist">
                  {words.signed(agreement.signer_name, formatDay(agreement.created_at))}
                </p>
              </div>
              <p className="tabular-nums">
                {formatToThePenny(agreement.net_pence + agreement.vat_pence)}
              </p>
              <AgreementPdf id={agreement.version_id} title={title} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
