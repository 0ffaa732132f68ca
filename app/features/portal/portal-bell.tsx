import Bell from "lucide-react/icons/bell";
import { nameBell } from "../../../content/notice-bell.ts";
import { useNoticePanel } from "../notice/use-notice-panel.tsx";
import { useUnreadNotices } from "../notice/use-unread-notices.ts";
import { UnreadBadge } from "./message/unread-badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const fetchNotices = async () => (await import("./notice/portal-notices.tsx")).PortalNotices;

/** What this person was told, behind one button. */
export function PortalBell() {
  const count = useUnreadNotices();
  const { show, hasFailed, panel } = useNoticePanel(fetchNotices);
  return (
    <span className="relative flex items-center">
      <IconButton
        label={nameBell(count, hasFailed)}
        icon={<Bell aria-hidden="true" />}
        tone="paper"
        aria-haspopup="dialog"
        onClick={show}
      />
      <span aria-hidden="true">
        <UnreadBadge count={count} />
      </span>
      {panel}
    </span>
  );
}
