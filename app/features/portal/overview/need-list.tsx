import { Link } from "react-router";
import { needWords, overviewWords } from "../../../../content/portal.ts";
import { listNeeds, type Need } from "../../../../domain/report/list-needs.ts";
import { aboutAddress } from "../about-address.ts";
import { useMay } from "../company/company.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { TallyLight } from "../../../ui/tally-light.tsx";
import { SectionBody } from "../section-body.tsx";
import { ShortList } from "./short-list.tsx";

const answered = new Set<Need["kind"]>(["review", "approval", "draft"]);
const sources = ["projects", "deliverables", "payments", "campaigns"] as const;

export function NeedList() {
  const { projects, campaigns, deliverables, payments } = usePortalData();
  const mayApprove = useMay("approver");
  const all = listNeeds({
    projects: projects.rows,
    campaigns: campaigns.rows,
    deliverables: deliverables.rows,
    payments: payments.rows,
  });
  // What only an approver can answer needs nobody else.
  const needs = mayApprove ? all : all.filter(({ kind }) => !answered.has(kind));
  return (
    <section className="lg:col-[1/span_7]">
      <PartHeading className="mb-6">{overviewWords.needs}</PartHeading>
      <SectionBody of={sources} skeleton={<RowSkeletons count={5} className="h-22" />}>
        {(isWhole) => (
          <>
            <ShortList items={needs} most={5} keyOf={(need) => Object.values(need).join(" ")}>
              {({ kind, about, id, title, deliverable }) => (
                <Link
                  to={aboutAddress(about, id, deliverable)}
                  className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-5 gap-y-0.5 py-4.5 no-underline transition-colors duration-200 ease-camera hover:text-amber-bright"
                >
                  <TallyLight
                    isLit={kind !== "draft" && kind !== "unconfirmed"}
                    className="mt-[0.6em]"
                  />
                  <span className="font-display text-name/[1.35] font-stretch-112%">{title}</span>{" "}
                  <span className="col-start-2 text-small text-mist">{needWords[kind]}</span>
                </Link>
              )}
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
