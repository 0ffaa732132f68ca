import { portalFrame, portalTabs } from "../../../content/portal.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { ClaimSlot } from "./claim-slot.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { UnreadBadge } from "./message/unread-badge.tsx";
import { PortalHeader, type PortalHeaderProps } from "./portal-header.tsx";
import { DeletionSlot } from "./deletion-slot.tsx";
import { PortalPanel } from "./portal-panel.tsx";
import { TabIcon } from "./tab-icon.tsx";
import { usePortalTab } from "./use-portal-tab.ts";

type PortalFrameProps = PortalHeaderProps & {
  lastVisit: number | null;
  /** How many messages wait. */
  unread?: number;
};

export function PortalFrame({ lastVisit, unread = 0, ...header }: PortalFrameProps) {
  const [tab, showTab] = usePortalTab();
  return (
    <>
      <PortalHeader {...header} />
      <Tabs value={tab} onValueChange={showTab} className="page-gutter">
        <TabsList aria-label={portalFrame.tabs} look="bar">
          {portalTabs.map(({ value, label }) => (
            <TabsTrigger key={value} value={value} look="bar">
              <TabIcon tab={value} />
              {label}
              {value === "messages" && <UnreadBadge count={unread} />}
            </TabsTrigger>
          ))}
        </TabsList>
        <KeptNotice />
        <DeletionSlot />
        <ClaimSlot />
        {portalTabs.map(({ value }) => (
          <TabsContent key={value} value={value} look="page">
            <PortalPanel tab={value} lastVisit={lastVisit} />
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
