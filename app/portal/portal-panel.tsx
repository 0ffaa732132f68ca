import type { PortalTab } from "../../content/portal.ts";
import { ComingTab } from "./coming-tab.tsx";
import { Overview } from "./overview/overview.tsx";
import { ProjectsTab } from "./projects/projects-tab.tsx";

type PortalPanelProps = { tab: PortalTab; lastVisit: number | null };

export function PortalPanel({ tab, lastVisit }: PortalPanelProps) {
  switch (tab) {
    case "overview":
      return <Overview lastVisit={lastVisit} />;
    case "projects":
      return <ProjectsTab />;
    case "pr-campaigns":
      return null;
    case "messages":
    case "profile":
      return <ComingTab tab={tab} />;
  }
}
