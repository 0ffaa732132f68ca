import { useState } from "react";
import { Link } from "react-router";
import { describeNeed, nameNeed, overviewWords, portalFrame } from "../../../../content/portal.ts";
import { reviewAddress } from "../../../../content/review-address.ts";
import { listNeeds, type Need } from "../../../../domain/report/list-needs.ts";
import { londonDay } from "../../../../domain/billing/london-day.ts";
import { aboutAddress } from "../about-address.ts";
import { useBillingAddress } from "../use-billing-address.ts";
import { useMay } from "../company/company.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { TallyLight } from "../../../ui/tally-light.tsx";
import { SectionBody } from "../section-body.tsx";
import { ShortList } from "./short-list.tsx";
import { useOpenComments } from "./use-open-comments.ts";
import { WaitingProposal } from "./waiting-proposal.tsx";

const answered = new Set<Need["kind"]>([
  "review",
  "approval",
  "draft",
  "overdue",
  "invoice",
  "proposal",
]);
/** It is under way, or can wait. */
const quiet = new Set<Need["kind"]>(["draft", "unconfirmed", "invoice"]);
const sources = [
  "projects",
  "deliverables",
  "payments",
  "campaigns",
  "documents",
  "proposals",
] as const;

export function NeedList() {
  const { projects, campaigns, deliverables, payments, documents, proposals } = usePortalData();
  const [today] = useState(() => londonDay(new Date()));
  const billing = useBillingAddress();
  const mayApprove = useMay("approver");
  const all = listNeeds({
    projects: projects.rows,
    campaigns: campaigns.rows,
    deliverables: deliverables.rows,
    payments: payments.rows,
    documents: documents.rows,
    proposals: proposals.rows,
    openComments: useOpenComments(),
    today,
  });
  // What only an approver can answer needs nobody else.
  const needs = mayApprove ? all : all.filter(({ kind }) => !answered.has(kind));
  return (
    <section className="lg:col-[1/span_7]">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <PartHeading>{overviewWords.needs}</PartHeading>
        <Link to={billing()} className="text-link">
          {overviewWords.billing}
        </Link>
      </header>
      <SectionBody of={sources} skeleton={<NeedsWaiting />}>
        {(isWhole) => (
          <>
            <ShortList
              items={needs}
              most={5}
              keyOf={({ kind, id, deliverable }) => `${kind} ${id} ${deliverable}`}
            >
              {(need) => {
                if (need.about === "proposal")
                  return (
                    <>
                      <NeedWords need={need} />
                      <p className="-mt-1 flex flex-wrap items-center gap-x-6 gap-y-1 px-1.5 pb-5 pl-7">
                        <WaitingProposal need={need} />
                      </p>
                    </>
                  );
                return (
                  <Link
                    to={
                      need.about === "invoice"
                        ? billing({ document: need.id })
                        : addressOf(need, need.about)
                    }
                    className="block no-underline transition-colors duration-200 ease-camera hover:text-amber-bright"
                  >
                    <NeedWords need={need} />
                  </Link>
                );
              }}
            </ShortList>
            {isWhole && needs.length === 0 && (
              <p className="text-mist">{overviewWords.needsNothing}</p>
            )}
          </>
        )}
      </SectionBody>
    </section>
  );
}

/** In words, too: they are painted with the page, long before there is anything else to read. */
function NeedsWaiting() {
  return (
    <>
      <p className="flex min-h-22 items-center border-t border-line font-display text-name/[1.35] font-stretch-112% text-mist">
        {portalFrame.gathering}
      </p>
      <RowSkeletons count={4} className="h-22" />
    </>
  );
}

/** A version is answered where it is looked at. */
function addressOf(need: Need, about: Exclude<Need["about"], "invoice" | "proposal">): string {
  const { kind, id, deliverable, version } = need;
  return kind === "approval" && deliverable && version
    ? reviewAddress({ deliverable, version: version.number })
    : aboutAddress(about, id, deliverable);
}

function NeedWords({ need }: { need: Need }) {
  return (
    <span className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-5 gap-y-0.5 py-4.5">
      <TallyLight isLit={!quiet.has(need.kind)} className="mt-[0.6em]" />
      <span className="font-display text-name/[1.35] font-stretch-112%">{nameNeed(need)}</span>{" "}
      <span className="col-start-2 text-small text-mist">{describeNeed(need)}</span>
    </span>
  );
}
