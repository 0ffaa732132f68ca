import { Link } from "react-router";
import { needWords, overviewWords } from "../../../../content/portal.ts";
import { listNeeds } from "../../../../domain/report/list-needs.ts";
import { aboutAddress } from "../about-address.ts";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";
import { ShortList } from "./short-list.tsx";

const sources = ["projects", "deliverables", "payments", "campaigns"] as const;

export function NeedList() {
  const { projects, campaigns, deliverables, payments } = usePortalData();
  const needs = listNeeds({
    projects: projects.rows,
    campaigns: campaigns.rows,
    deliverables: deliverables.rows,
    payments: payments.rows,
  });
  return (
    <section className="overview-needs">
      <h2>{overviewWords.needs}</h2>
      <SectionBody of={sources} skeleton={<RowSkeletons count={5} className="h-22" />}>
        {(isWhole) => (
          <>
            <ShortList items={needs} most={5} keyOf={(need) => Object.values(need).join(" ")}>
              {({ kind, about, id, title, deliverable }) => (
                <Link
                  to={aboutAddress(about, id, deliverable)}
                  className="overview-need"
                  data-kind={kind}
                >
                  <span className="overview-need-title">{title}</span>{" "}
                  <span className="text-mist">{needWords[kind]}</span>
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
