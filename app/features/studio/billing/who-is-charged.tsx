import { formatDay } from "../../../../content/dates.ts";
import { nameCountry } from "../../../../content/billing-document.ts";
import { billingDetailsWords as words } from "../../../../content/studio-billing.ts";
import { Gate } from "../access/gate.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { describeTreatment, needsConfirming, needsProof } from "./own-seller.ts";
import type { StoredDetails } from "./read-details.ts";

type WhoIsChargedProps = {
  company: string;
  client: string;
  details: StoredDetails | null;
  onSaved: () => Promise<void>;
};

/** As it will stand on the document, with the way to change it. */
export function WhoIsCharged({ company, client, details, onSaved }: WhoIsChargedProps) {
  return (
    <section
      aria-labelledby="who-is-charged"
      className="grid justify-items-start gap-3 border-y border-line py-4"
    >
      <h3 id="who-is-charged" className="text-body/[1.45]">
        {words.heading}
      </h3>
      {details ? <Details details={details} /> : <p className="text-mist">{words.none}</p>}
      <Gate deed="invoices">
        <DetailsDialog company={company} client={client} details={details} onSaved={onSaved} />
      </Gate>
    </section>
  );
}

function Details({ details }: { details: StoredDetails }) {
  const { legal_name, address, country, vat_number, company_number, email } = details;
  const rest = [
    company_number && words.companyNumber(company_number),
    vat_number && words.vatNumber(vat_number),
    email,
    describeTreatment(details),
  ].filter(Boolean);
  return (
    <div className="grid gap-x-10 gap-y-2 @min-[32rem]:grid-cols-2">
      <address className="wrap-anywhere not-italic">
        <strong className="font-medium">{legal_name}</strong>
        <span className="block whitespace-pre-line text-mist">
          {[...address, nameCountry(country)].filter(Boolean).join("\n")}
        </span>
      </address>
      <ul className="text-mist wrap-anywhere">
        {rest.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {needsConfirming(details) && (
          <li className="text-amber-bright">{words.unconfirmed(formatDay(details.updated_at))}</li>
        )}
        {needsProof(details) && <li className="text-amber-bright">{words.unproven}</li>}
      </ul>
    </div>
  );
}
