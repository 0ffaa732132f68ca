import { brand } from "../../content/brand.ts";
import { describeNotice, noticeAddress } from "../../content/notice-address.ts";
import { noticeList } from "../../content/notice.ts";
import { unsubscribeAddress } from "../../content/unsubscribe.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { describeDocumentNotice } from "../billing/notify.ts";
import { describeCallNotice } from "../booking/remind-of-call.ts";
import { describeDelivery } from "../deliverable/describe-delivery.ts";
import { describeReview } from "../deliverable/describe-review.ts";
import { describeComments } from "../review/describe-comments.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { describeAskedBrief } from "../onboarding/describe-asked-brief.ts";
import { describeUnreadMail } from "../message/describe-unread-mail.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";

/** Writes the mail about notices that one reader gets together. What is gone meanwhile is void. */
export async function mailNotices(
  sql: Transaction,
  notices: readonly ClaimedNotice[],
  siteUrl: string,
): Promise<void> {
  const [first, ...others] = notices;
  if (!first) return;
  const isSingle = others.length === 0 && !first.in_digest;
  const mail = isSingle ? await describeOne(sql, first, siteUrl) : listNotices(notices, siteUrl);
  if (!mail) {
    await sql`update public.notices set void_at = now(), sent_at = null where id = ${first.id}`;
    return;
  }
  const unsubscribeUrl = await findUnsubscribing(sql, first, siteUrl);
  await enqueueMail(sql, {
    ...mail,
    to: first.email ?? brand.email,
    data: { ...mail.data, ...(unsubscribeUrl && { unsubscribeUrl }) },
  });
}

async function describeOne(
  sql: Transaction,
  notice: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  if (notice.kind === "message") return describeUnreadMail(sql, notice, siteUrl);
  if (notice.kind === "delivery") return describeDelivery(sql, notice, siteUrl);
  if (notice.kind === "comments" && notice.topic === "deliveries")
    return describeComments(sql, notice, siteUrl);
  if (notice.kind === "review") return describeReview(sql, notice, siteUrl);
  if (notice.kind === "document") return describeDocumentNotice(sql, notice, siteUrl);
  if (notice.kind === "brief" && notice.topic === "messages")
    return describeAskedBrief(notice, siteUrl);
  // The studio reads in one line which call it is.
  if (notice.topic === "calls") return describeCallNotice(sql, notice, siteUrl);
  return listNotices([notice], siteUrl);
}

function listNotices(notices: readonly ClaimedNotice[], siteUrl: string): NoticeMail {
  const lines = notices.slice(0, noticeList.longest).map((notice) => ({
    text: describeNotice(notice),
    link: siteUrl + noticeAddress(notice),
  }));
  const more = notices.length - lines.length;
  return {
    template: notices.some(({ in_digest: isDaily }) => isDaily) ? "notices-of-day" : "notices",
    data: {
      topic: noticeList.count(notices.length),
      lines: more > 0 ? [...lines, { text: noticeList.more(more) }] : lines,
    },
  };
}

/** The mailbox is nobody's: nobody can choose for it. */
async function findUnsubscribing(
  sql: Transaction,
  { person_id: person, topic, in_digest: isDaily }: ClaimedNotice,
  siteUrl: string,
): Promise<string | undefined> {
  if (person === null) return undefined;
  const [row] = await sql<{ token: string }[]>`
    select private.unsubscribe_token(${person}, ${isDaily ? "daily" : topic}) as token`;
  return row && siteUrl + unsubscribeAddress(row.token);
}
