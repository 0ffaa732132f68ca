import { areaAddress } from "../../../content/studio-address.ts";
import { describeStudioNotice, studioNoticeAddress } from "../../../content/studio-notice.ts";
import { NoticePanel, type OpenPanelProps } from "../notice/notice-panel.tsx";

/** What somebody of the studio was told. */
export function StudioNotices(props: OpenPanelProps) {
  return (
    <NoticePanel
      {...props}
      describe={describeStudioNotice}
      address={studioNoticeAddress}
      choicesAt={areaAddress("security")}
    />
  );
}
