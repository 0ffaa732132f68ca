import { z } from "zod";
import { noticeAddress } from "../../content/notice-address.ts";
import { companyRole, hasRole } from "../../domain/company/role.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";
import { deliveredRow, listDeliveryFields } from "./delivery-mail.ts";

/** Of a version that the studio has handed over; nothing where it is gone, superseded or another company's by now. */
export async function describeDelivery(
  sql: Transaction,
  notice: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  const version = await findVersion(sql, notice);
  if (!version || version.isSuperseded) return undefined;
  return {
    template: hasRole(version.role, "approver") ? "delivery" : "delivery-news",
    // The version before used the same: beside it, each mail leaves once.
    dedupeKey: `delivery ${notice.subject_id} ${notice.person_id}`,
    data: {
      topic: version.title,
      link: siteUrl + noticeAddress(notice),
      fields: listDeliveryFields({
        title: version.title,
        version: String(version.number),
        about: version.about,
        note: version.note,
      }),
    },
  };
}

const versionRow = deliveredRow.extend({
  note: z.string(),
  isSuperseded: z.boolean(),
  role: companyRole,
});

async function findVersion(sql: Transaction, notice: ClaimedNotice) {
  const rows = await sql`
    select d.title, v.number, v.note,
      coalesce(p.title, c.title) as about, m.role,
      exists (
        select from public.deliverable_versions n
        where n.deliverable_id = v.deliverable_id and n.number > v.number
      ) as "isSuperseded"
    from public.deliverable_versions v
    join public.pr_deliverables d on d.id = v.deliverable_id
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    join public.memberships m
      on m.company_id = coalesce(p.company_id, c.company_id) and m.user_id = ${notice.person_id}
    where v.id = ${notice.subject_id}`;
  return parseRow(versionRow, rows);
}
