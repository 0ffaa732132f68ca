import { z } from "zod";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { clientAddress, deliveredRow, listDeliveryFields } from "./delivery-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export const deliveryNoticeKind = "notify-delivery";

const payload = z.object({ id: z.uuid() });

/** Notifies the client of a version that the studio has handed over. */
export function createDeliveryNotice(siteUrl: string): JobHandler {
  return async (job) => {
    const { id } = payload.parse(job.payload);
    await job.transaction(async (sql) => {
      const version = await findVersion(sql, id);
      // Gone meanwhile, or nobody's yet, or superseded before anybody was told: nothing to say.
      if (!version?.email || version.isSuperseded) return;
      await enqueueMail(sql, {
        to: version.email,
        template: "delivery",
        dedupeKey: `delivery ${id}`,
        data: {
          topic: version.title,
          link: clientAddress(siteUrl, version),
          fields: listDeliveryFields({
            title: version.title,
            version: String(version.number),
            about: version.about,
            note: version.note,
          }),
        },
      });
    });
  };
}

const versionRow = deliveredRow.extend({
  email: z.string().nullable(),
  note: z.string(),
  isSuperseded: z.boolean(),
});

async function findVersion(sql: Transaction, id: string) {
  const rows = await sql`
    select d.id as "deliverableId", d.title, d.project_id as "projectId", v.number, v.note,
      coalesce(p.title, c.title) as about, u.email,
      exists (
        select from public.deliverable_versions n
        where n.deliverable_id = v.deliverable_id and n.number > v.number
      ) as "isSuperseded"
    from public.deliverable_versions v
    join public.pr_deliverables d on d.id = v.deliverable_id
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    left join auth.users u on u.id = coalesce(p.user_id, c.user_id) and u.deleted_at is null
    where v.id = ${id}`;
  return parseRow(versionRow, rows);
}
