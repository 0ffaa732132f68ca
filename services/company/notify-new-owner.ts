import { z } from "zod";
import { companyMailLabels, unnamed } from "../../content/company-mail.ts";
import { askedCompany, tabAddress } from "../../content/portal-address.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";

export const newOwnerNoticeKind = "notify-new-owner";

const payload = z.object({ id: z.uuid(), heir: z.uuid() });
const heirRow = z.object({ email: z.string(), company: z.string().nullable() });

/** Tells whoever has become the owner of a company because its last one has gone. */
export function createNewOwnerNotice(siteUrl: string): JobHandler {
  return (job) => {
    const { id, heir } = payload.parse(job.payload);
    return job.transaction(async (sql) => {
      const rows = await sql`
        select u.email, c.name as company
        from public.memberships m join public.companies c on c.id = m.company_id
        join auth.users u on u.id = m.user_id
        where m.company_id = ${id} and m.user_id = ${heir} and m.role = 'owner' and u.deleted_at is null`;
      const found = parseRow(heirRow, rows);
      if (!found) return;
      const company = plainName(found.company ?? "") ?? unnamed.company;
      await enqueueMail(sql, {
        to: found.email,
        template: "company-inherited",
        dedupeKey: `company-inherited:${id}:${heir}:${job.id}`,
        data: {
          link: siteUrl + tabAddress("profile", { [askedCompany]: id }),
          fields: [{ label: companyMailLabels.company, value: company }],
        },
      });
    });
  };
}
