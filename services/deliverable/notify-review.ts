import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { reviewAnswers } from "../../content/mail.ts";
import { areaAddress } from "../../content/studio-address.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { deliveredRow, listDeliveryFields } from "./delivery-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export const reviewNoticeKind = "notify-review";

const payload = z.object({ id: z.uuid() });

/** Notifies the studio of a client's decision; of an approval once it can no longer be withdrawn. */
export function createReviewNotice(siteUrl: string): JobHandler {
  return async (job) => {
    const { id } = payload.parse(job.payload);
    await job.transaction(async (sql) => {
      const review = await findReview(sql, id);
      if (!review) return;
      await enqueueMail(sql, {
        to: brand.email,
        template: "studio-review",
        dedupeKey: `review ${id}`,
        ...(review.email && { replyTo: review.email }),
        data: {
          topic: reviewAnswers[review.decision],
          link: siteUrl + studioAddress(review),
          fields: listDeliveryFields({
            title: review.title,
            version: String(review.number),
            about: review.about,
            client: [review.client, review.company].filter(Boolean).join(", "),
            decision: reviewAnswers[review.decision],
            comment: review.comment,
          }),
        },
      });
    });
  };
}

function studioAddress({ projectId, campaignId }: FoundReview): string {
  return projectId
    ? areaAddress("projects", { project: projectId })
    : areaAddress("campaigns", { campaign: campaignId });
}

const reviewRow = deliveredRow.extend({
  campaignId: z.string().nullable(),
  decision: z.enum(["approve", "changes"]),
  comment: z.string(),
  email: z.string().nullable(),
  client: z.string().nullable(),
  company: z.string().nullable(),
});

type FoundReview = z.infer<typeof reviewRow>;

async function findReview(sql: Transaction, id: string): Promise<FoundReview | undefined> {
  const rows = await sql`
    select d.id as "deliverableId", d.title, d.project_id as "projectId",
      d.campaign_id as "campaignId", v.number, coalesce(p.title, c.title) as about, r.decision,
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
