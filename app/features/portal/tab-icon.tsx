import { Clapperboard, Megaphone, MessageSquare, Projector, UserRound } from "lucide-react";
import type { PortalTab } from "../../../content/portal.ts";

const icons: Record<PortalTab, typeof Projector> = {
  overview: Projector,
  projects: Clapperboard,
  "pr-campaigns": Megaphone,
  messages: MessageSquare,
  profile: UserRound,
};

/** Shown where the tabs are a bar under the thumb. */
export function TabIcon({ tab }: { tab: PortalTab }) {
  const Icon = icons[tab];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.25}
      className="hidden size-5.5 in-aria-selected:text-amber thumb:block"
    />
  );
}
