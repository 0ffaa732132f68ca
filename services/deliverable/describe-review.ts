import { z } from "zod";
import { reviewAnswers } from "../../content/mail.ts";
import { noticeAddress } from "../../content/notice-address.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";
import { deliveredRow, listDeliveryFields } from "./delivery-mail.ts";

/** Of a client's decision; of an approval once it can no longer be withdrawn. */
export async function describeReview(
  sql: Transaction,
  notice: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  const review = await findReview(sql, notice.subject_id);
  if (!review) return undefined;
  return {
    template: "studio-review",
    // The version before used the first for the mailbox: beside it, each mail leaves once.
    dedupeKey: ["review", notice.subject_id, notice.person_id].filter(Boolean).join(" "),
    ...(review.email && { replyTo: review.email }),
    data: {
      topic: reviewAnswers[review.decision],
      link: siteUrl + noticeAddress(notice),
      fields: listDeliveryFields({
        title: review.title,
        version: String(review.number),
        about: review.about,
        client: [review.client, review.company].filter(Boolean).join(", "),
        decision: reviewAnswers[review.decision],
        comment: review.comment,
      }),
    },
  };
}

const reviewRow = deliveredRow.extend({
  decision: z.enum(["approve", "changes"]),
  comment: z.string(),
  email: z.string().nullable(),
  client: z.string().nullable(),
  company: z.string().nullable(),
});

type FoundReview = z.infer<typeof reviewRow>;

async function findReview(sql: Transaction, id: string | null): Promise<FoundReview | undefined> {
  const rows = await sql`
    select d.title, v.number, coalesce(p.title, c.title) as about, r.decision,
      r.comment, u.email, o.display_name as client, k.name as company
    from public.deliverable_reviews r
    join public.deliverable_versions v on v.id = r.version_id
    join public.pr_deliverables d on d.id = v.deliverable_id
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    left join public.companies k on k.id = coalesce(p.company_id, c.company_id)
    left join public.profiles o on o.user_id = r.reviewer_id
    left join auth.users u on u.id = r.reviewer_id and u.deleted_at is null
    where r.id = ${id}
      and not exists (
        select from public.deliverable_reviews w
        where w.version_id = r.version_id and w.decision = 'withdraw' and w.created_at > r.created_at
      )`;
  return parseRow(reviewRow, rows);
}
