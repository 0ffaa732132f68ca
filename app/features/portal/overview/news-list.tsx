import { Link } from "react-router";
import { formatMoment } from "../../../../content/dates.ts";
import { describeNews, overviewWords } from "../../../../content/portal.ts";
import { listNews } from "../../../../domain/report/list-news.ts";
import { aboutAddress } from "../about-address.ts";
import { useReviewerName } from "../deliverable/use-reviewer-name.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";
import { RowDay } from "./row-day.tsx";
import { ShortList } from "./short-list.tsx";

const sources = ["events", "projects", "campaigns", "deliverables", "payments", "anchors"] as const;
const most = 6;

/** On a first visit there is no last one: then simply the latest. */
export function NewsList({ lastVisit }: { lastVisit: number | null }) {
  const data = usePortalData();
  const nameOf = useReviewerName();
  const all = listNews(
    {
      projects: data.projects.rows,
      campaigns: data.campaigns.rows,
      deliverables: data.deliverables.rows,
      payments: data.payments.rows,
      anchors: data.anchors.rows,
      events: data.events.rows,
    },
    lastVisit,
  );
  const news = lastVisit === null ? all.slice(0, most) : all;
  return (
    <section className="lg:col-[9/-1]">
      <PartHeading className="mb-6">
        {lastVisit === null ? overviewWords.lately : overviewWords.news}
      </PartHeading>
      <SectionBody of={sources} skeleton={<RowSkeletons count={most} className="h-19" />}>
        {(isWhole) => (
          <>
            <ShortList items={news} most={most} keyOf={(item) => Object.values(item).join(" ")}>
              {(item) => (
                <Link
                  to={aboutAddress(item.about, item.id)}
                  className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 py-3.5 text-small no-underline"
                >
                  <span className="group-hover:text-amber-bright">{item.title}</span>
                  <span className="row-start-2 text-mist">{describeNews(item, nameOf)}</span>
                  <RowDay at={item.at} />
                </Link>
              )}
            </ShortList>
            {isWhole && news.length === 0 && (
              <p className="text-mist">
                {lastVisit === null
                  ? overviewWords.newsEmpty
                  : overviewWords.newsNothing(formatMoment(lastVisit))}
              </p>
            )}
          </>
        )}
      </SectionBody>
    </section>
  );
}
