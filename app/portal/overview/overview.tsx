import { CampaignTotals } from "./campaign-totals.tsx";
import { NeedList } from "./need-list.tsx";
import { NewsList } from "./news-list.tsx";
import { ProjectFigures } from "./project-figures.tsx";
import { RecentProjects } from "./recent-projects.tsx";
import "./overview.css";

export function Overview({ lastVisit }: { lastVisit: number | null }) {
  return (
    <div className="overview">
      <ProjectFigures />
      <NeedList />
      <NewsList lastVisit={lastVisit} />
      <RecentProjects />
      <CampaignTotals />
    </div>
  );
}
