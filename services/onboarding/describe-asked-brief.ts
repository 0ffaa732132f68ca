import { briefLabels } from "../../content/mail.ts";
import { noticeAddress } from "../../content/notice-address.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";

/** Of a brief that the studio asks for: its sheet opens by the link. */
export function describeAskedBrief(notice: ClaimedNotice, siteUrl: string): NoticeMail {
  const { title } = notice.facts;
  return {
    template: "brief-asked",
    data: {
      link: siteUrl + noticeAddress(notice),
      fields: title === undefined ? [] : [{ label: briefLabels.project, value: title }],
    },
  };
}
