import { clientNoticeAddress, describeClientNotice } from "../../../../content/client-notice.ts";
import { NoticePanel, type OpenPanelProps } from "../../notice/notice-panel.tsx";

/** What a client was told. */
export function PortalNotices(props: OpenPanelProps) {
  return (
    <NoticePanel
      {...props}
      describe={describeClientNotice}
      address={clientNoticeAddress}
      choicesAt="/dashboard?tab=profile"
    />
  );
}
