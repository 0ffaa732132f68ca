import { billingDetailWords as words, nameAnyCountry } from "../../../../content/billing.ts";
import { billingDetails } from "../../../../domain/billing/billing-details.ts";
import type { DetailRow } from "../../../../domain/billing/detail-row.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeRow } from "../../../ui/notice-row.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { AccountPart } from "../../account/account-part.tsx";
import { useCompanyState, useMay } from "../company/company.ts";
import type { PortalSource } from "../portal-source.ts";
import { usePreview } from "../preview.ts";
import { billingWords } from "../../../../content/billing.ts";
import { BillingDetailsForm } from "../../billing/details-form.tsx";
import { useBillingDetails } from "./use-billing.ts";

/** Whom the studio charges: a form for those who may say so, a few lines for the others. */
export function DetailsPart({ source }: { source: PortalSource | null }) {
  return (
    <AccountPart heading={words.heading} text={words.text}>
      <Details source={source} />
    </AccountPart>
  );
}

function Details({ source }: { source: PortalSource | null }) {
  const details = useBillingDetails(source);
  const refresh = useRefresh();
  const company = useCompanyState()?.company;
  const isPreview = usePreview() !== null;
  const mayChange = useMay("approver") && !isPreview;
  if (details.isPending)
    return (
      <div aria-busy="true">
        <span className="sr-only">{words.reading}</span>
        <RowSkeletons count={3} className="h-24" />
      </div>
    );
  if (details.isError)
    return (
      <NoticeRow>
        <p>{words.notRead}</p>
        <Button variant="secondary" onClick={() => void details.refetch()}>
          {billingWords.tryAgain}
        </Button>
      </NoticeRow>
    );
  if (mayChange && company)
    return (
      <BillingDetailsForm
        // Somebody else of the company may have written it meanwhile.
        key={JSON.stringify(details.data)}
        company={company.company_id}
        details={details.data}
        schema={billingDetails}
        onSaved={() => void refresh("billing_details")}
      />
    );
  return <DetailFacts row={details.data} />;
}

function DetailFacts({ row }: { row: DetailRow | null }) {
  const facts = [
    [words.legal_name, row?.legal_name],
    [words.address, row?.address.join("\n")],
    [words.country, row && nameAnyCountry(row.country)],
    [words.vat_number, row?.vat_number],
    [words.company_number, row?.company_number],
    [words.email, row?.email],
  ] as const;
  return (
    <>
      {row ? (
        <dl>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div
                key={label}
                className="grid gap-x-6 border-t border-line py-3 last:border-b sm:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <dt className="text-mist">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
        </dl>
      ) : (
        <p className="text-mist">{words.none}</p>
      )}
      <p className="mt-4 text-small text-mist">{words.readOnly}</p>
    </>
  );
}
