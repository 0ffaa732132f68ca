import { useEffect } from "react";
import { isFirstDay } from "../../../../domain/report/is-first-day.ts";
import { usePart } from "../../../ui/use-part.ts";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { CampaignTotals } from "./campaign-totals.tsx";
import { NeedList } from "./need-list.tsx";
import { NewsList } from "./news-list.tsx";
import { ProjectFigures } from "./project-figures.tsx";
import { RecentProjects } from "./recent-projects.tsx";

const columns = "grid grid-cols-1 gap-x-10 gap-y-[clamp(3.5rem,7vw,7rem)] lg:grid-cols-12";

const fetchFirstDay = async () => (await import("./first-day/first-day.tsx")).FirstDay;

export function Overview({ lastVisit }: { lastVisit: number | null }) {
  const isFirst = isFirstDay(usePortalData());
  const { Part: FirstDay, hasFailed, load } = usePart(fetchFirstDay);

  useEffect(() => {
    if (isFirst) void load();
  }, [isFirst, load]);

  // Put in place whole: nothing that is being read moves down for it.
  if (isFirst && !FirstDay && !hasFailed) return <RowSkeletons count={4} className="h-50" />;
  if (isFirst && FirstDay)
    return (
      <div key="first" className={columns}>
        <FirstDay />
        <ProjectFigures />
        <CampaignTotals />
      </div>
    );
  return (
    <div className={columns}>
      <ProjectFigures />
      <NeedList />
      <NewsList lastVisit={lastVisit} />
      <RecentProjects />
      <CampaignTotals />
    </div>
  );
}
