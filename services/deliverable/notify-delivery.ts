import { z } from "zod";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { clientAddress, deliveredRow, listDeliveryFields } from "./delivery-mail.ts";
import { hasRole } from "../../domain/company/role.ts";
import { listPeople } from "../company/list-people.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export const deliveryNoticeKind = "notify-delivery";

const payload = z.object({ id: z.uuid() });

/** Notifies everybody of a company who works on it of a version that the studio has handed over, each by themselves. */
export function createDeliveryNotice(siteUrl: string): JobHandler {
  return async (job) => {
    const { id } = payload.parse(job.payload);
    await job.transaction(async (sql) => {
      const version = await findVersion(sql, id);
      // Gone meanwhile, or nobody's yet, or superseded before anybody was told: nothing to say.
      if (!version?.companyId || version.isSuperseded) return;
      const { companyId } = version;
      const data = {
        topic: version.title,
        link: clientAddress(siteUrl, { ...version, companyId }),
        fields: listDeliveryFields({
          title: version.title,
          version: String(version.number),
          about: version.about,
          note: version.note,
        }),
      };
      for (const { accountId, email, role } of await listPeople(sql, companyId, "member")) {
        await enqueueMail(sql, {
          to: email,
          template: hasRole(role, "approver") ? "delivery" : "delivery-news",
          dedupeKey: `delivery ${id} ${accountId}`,
          data,
        });
      }
    });
  };
}

const versionRow = deliveredRow.extend({
  companyId: z.string().nullable(),
  note: z.string(),
  isSuperseded: z.boolean(),
});

async function findVersion(sql: Transaction, id: string) {
  const rows = await sql`
    select d.id as "deliverableId", d.title, d.project_id as "projectId", v.number, v.note,
      coalesce(p.title, c.title) as about,
      coalesce(p.company_id, c.company_id) as "companyId",
      exists (
        select from public.deliverable_versions n
        where n.deliverable_id = v.deliverable_id and n.number > v.number
      ) as "isSuperseded"
    from public.deliverable_versions v
    join public.pr_deliverables d on d.id = v.deliverable_id
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    where v.id = ${id}`;
  return parseRow(versionRow, rows);
}
