import { lazy, Suspense } from "react";
import type { PortalTab } from "../../content/portal.ts";
import { ComingTab } from "./coming-tab.tsx";
import { Overview } from "./overview/overview.tsx";
import { ProjectsTab } from "./projects/projects-tab.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";
import { ScrollToCampaign } from "./scroll-to-campaign.tsx";

const CampaignsTab = lazy(async () => ({
  default: (await import("./campaigns/campaigns-tab.tsx")).CampaignsTab,
}));

const ProfileTab = lazy(async () => ({
  default: (await import("./profile/profile-tab.tsx")).ProfileTab,
}));

type PortalPanelProps = { tab: PortalTab; lastVisit: number | null };

export function PortalPanel({ tab, lastVisit }: PortalPanelProps) {
  if (tab === "overview") return <Overview lastVisit={lastVisit} />;
  if (tab === "projects") return <ProjectsTab />;
  if (tab === "messages") return <ComingTab tab={tab} />;
  if (tab === "profile") {
    return (
      <Suspense fallback={<RowSkeletons count={4} className="h-72" />}>
        <ProfileTab />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<RowSkeletons count={4} className="h-72" />}>
      <CampaignsTab />
      <ScrollToCampaign />
    </Suspense>
  );
}
