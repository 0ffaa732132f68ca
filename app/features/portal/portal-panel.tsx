import { lazy, Suspense, useEffect } from "react";
import type { PortalTab } from "../../../content/portal.ts";
import { MessagesWaiting } from "./message/messages-waiting.tsx";
import { Overview } from "./overview/overview.tsx";
import { usePreview } from "./preview.ts";
import { ProjectsTab } from "./project/projects-tab.tsx";
import { RowSkeletons } from "../../ui/row-skeletons.tsx";
import { useLocation } from "react-router";
import { usePortalData } from "./portal-data.ts";

const CampaignsTab = lazy(async () => ({
  default: (await import("./campaign/campaigns-tab.tsx")).CampaignsTab,
}));

const MessagesTab = lazy(async () => ({
  default: (await import("./message/messages-tab.tsx")).MessagesTab,
}));

const PreviewTab = lazy(async () => ({
  default: (await import("./preview/preview-tab.tsx")).PreviewTab,
}));

const ProfileTab = lazy(async () => ({
  default: (await import("./account/profile-tab.tsx")).ProfileTab,
}));

type PortalPanelProps = { tab: PortalTab; lastVisit: number | null };

export function PortalPanel({ tab, lastVisit }: PortalPanelProps) {
  const preview = usePreview();
  if (preview && (tab === "messages" || tab === "profile"))
    return (
      <Suspense fallback={<RowSkeletons count={2} className="h-24" />}>
        <PreviewTab tab={tab} client={preview.client} />
      </Suspense>
    );
  if (tab === "overview") return <Overview lastVisit={lastVisit} />;
  if (tab === "projects") return <ProjectsTab />;
  if (tab === "messages")
    return (
      <Suspense fallback={<MessagesWaiting />}>
        <MessagesTab />
      </Suspense>
    );
  if (tab === "profile")
    return (
      <Suspense fallback={<RowSkeletons count={4} className="h-72" />}>
        <ProfileTab />
      </Suspense>
    );
  return (
    <Suspense fallback={<RowSkeletons count={4} className="h-72" />}>
      <CampaignsTab />
      <ScrollToCampaign />
    </Suspense>
  );
}

/** The campaign that the address names may come later than the page: its code and rows are fetched first. */
function ScrollToCampaign() {
  const { hash } = useLocation();
  const { state } = usePortalData().campaigns;

  useEffect(() => {
    if (state !== "loading") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, state]);

  return null;
}
