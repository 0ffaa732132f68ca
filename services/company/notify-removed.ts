import { z } from "zod";
import { companyMailLabels, unnamed } from "../../content/company-mail.ts";
import { tabAddress } from "../../content/portal-address.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";

export const removedNoticeKind = "notify-removed-member";

const payload = z.object({ id: z.uuid(), person: z.uuid() });
const removedRow = z.object({ email: z.string(), company: z.string().nullable() });

/** Tells whoever was removed from a company, and not by whom. */
export function createRemovedNotice(siteUrl: string): JobHandler {
  return (job) => {
    const { id, person } = payload.parse(job.payload);
    return job.transaction(async (sql) => {
      const rows = await sql`
        select u.email, c.name as company from auth.users u cross join public.companies c
        where u.id = ${person} and u.deleted_at is null and c.id = ${id} and c.closed_at is null
          and private.role_in(c.id, u.id) is null`;
      const found = parseRow(removedRow, rows);
      // Back in it, or one of the two is gone: then there is nothing to tell, or nobody.
      if (!found) return;
      const company = plainName(found.company ?? "") ?? unnamed.company;
      await enqueueMail(sql, {
        to: found.email,
        template: "company-removed",
        dedupeKey: `company-removed:${id}:${person}:${job.id}`,
        data: {
          link: siteUrl + tabAddress("profile"),
          fields: [{ label: companyMailLabels.company, value: company }],
        },
      });
    });
  };
}
