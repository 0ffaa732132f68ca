import { z } from "zod";
import { noticeAddress } from "../../content/notice-address.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { deliveredRow, listDeliveryFields } from "../deliverable/delivery-mail.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";

const commentedRow = deliveredRow.extend({ comments: z.number() });

/** Of what the studio has said of a version since; nothing where all of it was withdrawn. Its words stay in the review. */
export async function describeComments(
  sql: Transaction,
  notice: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  const rows = await sql`
    select d.title, v.number, coalesce(p.title, c.title) as about, (
      select count(*)::int from public.review_comments r
      where r.version_id = v.id and r.by_studio and not r.is_internal and r.withdrawn_at is null
        and r.created_at >= n.created_at
    ) as comments
    from public.notices n
    join public.deliverable_versions v on v.id = n.subject_id
    join public.pr_deliverables d on d.id = v.deliverable_id
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    where n.id = ${notice.id}`;
  const version = parseRow(commentedRow, rows);
  if (!version || version.comments === 0) return undefined;
  return {
    template: "review-comments",
    data: {
      topic: version.title,
      link: siteUrl + noticeAddress(notice),
      fields: listDeliveryFields({
        title: version.title,
        version: String(version.number),
        about: version.about,
      }),
    },
  };
}
