import { z } from "zod";
import { formatLongDay } from "../../content/dates.ts";
import { companyRoleWords } from "../../content/company-roles.ts";
import { companyMailLabels, unnamed } from "../../content/company-mail.ts";
import type { Colleague } from "../../domain/company/invitation.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import { actAs } from "../account/act-as.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";
import { namePerson } from "./name-person.ts";

type Invited = { inviter: SignedIn; colleague: Colleague; siteUrl: string };

/**
 * Sends the mail by which somebody joins a company. The token of an earlier one ends with it. Whether the address has an
 * account is not even looked at; whoever is in the company already gets none, and then the answer is false.
 */
export async function mailInvitation(sql: Transaction, invited: Invited): Promise<boolean> {
  const { inviter, colleague, siteUrl } = invited;
  await actAs(sql, inviter);
  const token = newOpaqueToken();
  const rows = await sql`
    insert into public.company_invitations as i (company_id, address, role, token_hash, invited_by)
    select c.id, ${colleague.email}, ${colleague.role}, decode(${hashToken(token)}, 'hex'),
      ${inviter.role === "staff" ? null : inviter.id}::uuid
    from public.companies c
    where c.id = ${colleague.companyId} and c.closed_at is null
      and not exists (
        select from public.memberships m join auth.users u on u.id = m.user_id
        where m.company_id = c.id and lower(u.email) = ${colleague.email}
      )
    on conflict (company_id, address) do update
    set role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
      expires_at = excluded.expires_at
    returning i.expires_at as "expiresAt",
      (select c.name from public.companies c where c.id = i.company_id) as company`;
  const made = parseRow(madeRow, rows);
  if (!made) return false;
  const { name: role, may } = companyRoleWords[colleague.role];
  await enqueueMail(sql, {
    to: colleague.email,
    template: "company-invitation",
    // By the company in it the mail is found and removed with the company.
    dedupeKey: `company-invitation:${colleague.companyId}:${hashToken(token)}`,
    data: {
      link: `${siteUrl}/dashboard/invitation?${new URLSearchParams({ token })}`,
      fields: [
        { label: companyMailLabels.inviter, value: await namePerson(sql, inviter.id) },
        {
          label: companyMailLabels.company,
          value: plainName(made.company ?? "") ?? unnamed.company,
        },
        { label: companyMailLabels.role, value: `${role}: you can ${may}.` },
        { label: companyMailLabels.until, value: formatLongDay(made.expiresAt) },
      ],
    },
  });
  return true;
}

const madeRow = z.object({
  expiresAt: z.date(),
  company: z.string().nullable(),
});
