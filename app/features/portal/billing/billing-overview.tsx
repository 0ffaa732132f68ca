import { useId } from "react";
import { useSearchParams } from "react-router";
import { billingWords as words } from "../../../../content/billing.ts";
import { type DocumentKind, documentKinds } from "../../../../domain/billing/document.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import { sumAccount } from "../../../../domain/billing/sum-account.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeRow } from "../../../ui/notice-row.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { Select } from "../../../ui/select.tsx";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import type { PortalSource } from "../portal-source.ts";
import { SectionBody } from "../section-body.tsx";
import { BillingFigures } from "./billing-figures.tsx";
import { DetailsPart } from "./details-part.tsx";
import { DocumentList } from "./document-list.tsx";
import { useIncoming } from "./use-billing.ts";

/** A list that fits on a screen needs nobody to narrow it. */
const many = 8;

type BillingOverviewProps = { source: PortalSource | null; today: string };

/** Where the company stands, all its documents, and whom the studio charges. */
export function BillingOverview({ source, today }: BillingOverviewProps) {
  const { documents } = usePortalData();
  const incoming = useIncoming(source);
  const isEmpty = documents.state === "ready" && documents.rows.length === 0;
  const account =
    documents.state === "loading" || !incoming.data
      ? null
      : sumAccount(documents.rows, incoming.data, today);
  return (
    <div className="grid gap-[clamp(3.5rem,6vw,6rem)]">
      {isEmpty ? <EmptyBilling /> : !incoming.isError && <BillingFigures account={account} />}
      {incoming.isError && (
        <NoticeRow>
          <p>{words.paymentsFailed}</p>
          <Button variant="secondary" onClick={() => void incoming.refetch()}>
            {words.tryAgain}
          </Button>
        </NoticeRow>
      )}
      {!isEmpty && <Documents today={today} />}
      <DetailsPart source={source} />
    </div>
  );
}

function EmptyBilling() {
  const { heading, text, hint } = words.empty;
  return (
    <section className="grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10">
      <h2 className="max-w-[16ch] text-greeting/[1.05] font-stretch-125% tracking-[-0.015em]">
        {heading}
      </h2>
      <div className="grid gap-3">
        <p className="max-w-[46ch] text-lead text-mist">{text}</p>
        <p className="max-w-[46ch] text-mist">{hint}</p>
      </div>
    </section>
  );
}

function Documents({ today }: { today: string }) {
  const { documents } = usePortalData();
  const [parameters, setParameters] = useSearchParams();
  const kind = documentKinds.find((each) => each === parameters.get("show"));
  const shown = kind ? documents.rows.filter((each) => each.kind === kind) : documents.rows;
  return (
    <section>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <PartHeading>{words.documents}</PartHeading>
        {(documents.rows.length > many || kind) && (
          <KindFilter
            documents={documents.rows}
            kind={kind}
            onChoose={(chosen) =>
              setParameters(
                (given) => {
                  given.delete("show");
                  if (chosen) given.set("show", chosen);
                  return given;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        )}
      </header>
      <SectionBody
        of={["documents"]}
        skeleton={<RowSkeletons count={5} className="h-40 lg:h-22" />}
      >
        {() =>
          shown.length > 0 ? (
            <DocumentList documents={shown} today={today} />
          ) : (
            <p className="text-mist">{words.noneOfKind}</p>
          )
        }
      </SectionBody>
    </section>
  );
}

type KindFilterProps = {
  documents: readonly DocumentRow[];
  kind: DocumentKind | undefined;
  onChoose: (kind: string) => void;
};

function KindFilter({ documents, kind, onChoose }: KindFilterProps) {
  const id = useId();
  const there = documentKinds.filter(
    (each) => each === kind || documents.some((document) => document.kind === each),
  );
  return (
    <div className="w-52">
      <label htmlFor={id} className="sr-only">
        {words.show}
      </label>
      <Select
        id={id}
        value={kind ?? ""}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{words.everything}</option>
        {there.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </Select>
    </div>
  );
}
