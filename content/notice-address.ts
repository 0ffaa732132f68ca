import { isStudioTopic, type NoticeSubject } from "../domain/notice/notice.ts";
import { clientNoticeAddress, describeClientNotice } from "./client-notice.ts";
import { describeStudioNotice, studioNoticeAddress } from "./studio-notice.ts";

/** For mails, which go to both sides: where a notice leads, as the path of a page. */
export function noticeAddress(notice: NoticeSubject): string {
  return isStudioTopic(notice.topic) ? studioNoticeAddress(notice) : clientNoticeAddress(notice);
}

export function describeNotice(notice: NoticeSubject): string {
  return isStudioTopic(notice.topic) ? describeStudioNotice(notice) : describeClientNotice(notice);
}
