import { Link } from "react-router";
import { formatDay, formatMoment } from "../../../../content/dates.ts";
import { describeNews, overviewWords } from "../../../../content/portal.ts";
import { listNews } from "../../../../domain/report/list-news.ts";
import { aboutAddress } from "../about-address.ts";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";
import { ShortList } from "./short-list.tsx";

const sources = ["events", "projects", "campaigns", "deliverables", "payments", "anchors"] as const;
const most = 6;

/** On a first visit there is no last one: then simply the latest. */
export function NewsList({ lastVisit }: { lastVisit: number | null }) {
  const data = usePortalData();
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
    <section className="overview-news">
      <h2>{lastVisit === null ? overviewWords.lately : overviewWords.news}</h2>
      <SectionBody of={sources} skeleton={<RowSkeletons count={most} className="h-19" />}>
        {(isWhole) => (
          <>
            <ShortList items={news} most={most} keyOf={(item) => Object.values(item).join(" ")}>
              {(item) => (
                <Link to={aboutAddress(item.about, item.id)} className="overview-news-item">
                  <span className="overview-news-title">{item.title}</span>
                  <span className="text-mist">{describeNews(item)}</span>
                  <time dateTime={item.at}>{formatDay(item.at)}</time>
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
