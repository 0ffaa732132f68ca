import { portalFrame, portalTabs, type PortalTab } from "../../../content/portal.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { UnreadBadge } from "./message/unread-badge.tsx";
import { PortalHeader, type PortalHeaderProps } from "./portal-header.tsx";
import { PortalPanel } from "./portal-panel.tsx";
import { usePortalTab } from "./use-portal-tab.ts";
import { useEffect, lazy, Suspense } from "react";
import { usePart } from "../../ui/use-part.ts";
import { hasKeptPayments } from "../payment/has-kept-payments.ts";
import { usePortalData } from "./portal-data.ts";
import { usePreview } from "./preview.ts";
import { useCompanyState, useMay } from "./company/company.ts";
import Clapperboard from "lucide-react/icons/clapperboard";
import Megaphone from "lucide-react/icons/megaphone";
import MessageSquare from "lucide-react/icons/message-square";
import Projector from "lucide-react/icons/projector";
import UserRound from "lucide-react/icons/user-round";

const icons: Record<PortalTab, typeof Projector> = {
  overview: Projector,
  projects: Clapperboard,
  "pr-campaigns": Megaphone,
  messages: MessageSquare,
  profile: UserRound,
};

const DeletionNotice = lazy(async () => ({
  default: (await import("./account/deletion/deletion-notice.tsx")).DeletionNotice,
}));

const ClosingNotice = lazy(async () => ({
  default: (await import("./company/closing-notice.tsx")).ClosingNotice,
}));

const fetchPrompt = async () => (await import("../payment/claim-prompt.tsx")).ClaimPrompt;

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
        <ClosingSlot />
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

/** The question whose a payment is, for the few who made one here before they signed in. */
function ClaimSlot() {
  const { reload } = usePortalData();
  const { Part: ClaimPrompt, load } = usePart(fetchPrompt);
  const isPreview = usePreview() !== null;
  const mayClaim = useMay("member");

  // Should it fail, the payment is kept and the question comes with the next visit.
  useEffect(() => {
    if (hasKeptPayments() && mayClaim && !isPreview) void load();
  }, [load, mayClaim, isPreview]);

  if (!ClaimPrompt) return null;
  return (
    <div className="mt-8">
      <ClaimPrompt onClaimed={() => void reload("campaigns", "payments")} />
    </div>
  );
}

/** Few accounts are about to go: only they load what tells of it. */
function DeletionSlot() {
  const [row] = usePortalData().profile.rows;
  if (!row?.deletion_due_at) return null;
  return (
    <Suspense>
      <DeletionNotice dueAt={row.deletion_due_at} />
    </Suspense>
  );
}

/** So with companies. */
function ClosingSlot() {
  const company = useCompanyState()?.company;
  if (!company?.closing_due_at) return null;
  return (
    <Suspense>
      <ClosingNotice company={company} dueAt={company.closing_due_at} />
    </Suspense>
  );
}

/** Shown where the tabs are a bar under the thumb. */
function TabIcon({ tab }: { tab: PortalTab }) {
  const Icon = icons[tab];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.25}
      className="hidden size-5.5 in-aria-selected:text-amber thumb:block"
    />
  );
}
