import { z } from "zod";
import { newProposalWords } from "../../content/proposal-draft.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { Beginning } from "./fill-content.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const itemRow = z.object({
  proposalId: z.string().nullable(),
  companyId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  client: z.string().nullable(),
  kind: z.string().nullable(),
  aim: z.string().nullable(),
});

/**
 * What somebody who wrote has said of themselves, and in their own words; with the proposal that answers it, where there is
 * one. Locked, so that of two who begin at once one finds the other's.
 */
export async function findItem(sql: Transaction, id: string) {
  const [known] = await sql`select from public.inbox_items where id = ${id} for update`;
  if (!known) throw new ProposalRefusal("item-missing");
  const rows = await sql`
    select coalesce(i.proposal_id, (select p.id from public.proposals p where p.inbox_item_id = i.id))
        as "proposalId",
      private.inbox_client(i) as "companyId",
      coalesce(e.name, l.name, f.display_name) as name,
      private.inbox_address(i) as email,
      coalesce(e.company, l.company, c.name) as client,
      e.project as kind,
      coalesce(
        e.message,
        (
          select string_agg(m.text, E'\n\n' order by m.created_at) from public.chat_messages m
          where m.conversation_id = coalesce(i.conversation_id, l.conversation_id) and m.is_user
        )
      ) as aim
    from public.inbox_items i
    left join public.enquiries e on e.id = i.enquiry_id
    left join lateral (
      select a.* from public.leads a
      where a.id = i.lead_id or a.conversation_id = i.conversation_id order by a.created_at desc limit 1
    ) l on true
    left join public.chat_conversations t on t.id = i.conversation_id
    left join public.eth_payments p on p.id = i.payment_id
    left join public.profiles f on f.user_id = coalesce(t.user_id, p.user_id)
    left join public.companies c on c.id = private.inbox_client(i)
    where i.id = ${id}`;
  const found = parseRow(itemRow, rows);
  if (!found) throw new ProposalRefusal("item-missing");
  const { proposalId, companyId, ...said } = found;
  return { proposalId, companyId, beginning: keepSaid(said) };
}

const projectRow = z.object({
  companyId: z.string().nullable(),
  title: z.string(),
  kind: z.string().nullable(),
});

/** A change is about a project that is there. */
export async function describeChanged(sql: Transaction, id: string) {
  const rows = await sql`
    select company_id as "companyId", title, project_type as kind from public.projects where id = ${id}`;
  const found = parseRow(projectRow, rows);
  if (!found) throw new ProposalRefusal("project-missing");
  const { companyId, title, kind } = found;
  return {
    companyId,
    beginning: keepSaid({ kind, title: newProposalWords.changeOf(title).slice(0, 200) }),
  };
}

const recipientRow = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  client: z.string().nullable(),
});

/** Whoever has the most say in the company, and has been in it longest. */
export async function describeRecipient(
  sql: Transaction,
  companyId: string | null,
  isAskedFor: boolean,
): Promise<Beginning> {
  if (companyId === null) return {};
  const rows = await sql`
    select c.name as client, f.display_name as name, u.email
    from public.companies c
    left join lateral (
      select m.user_id from public.memberships m join auth.users a on a.id = m.user_id
      where m.company_id = c.id and a.deleted_at is null
      order by array_position(array['owner', 'approver', 'member', 'viewer'], m.role), m.created_at limit 1
    ) m on true
    left join auth.users u on u.id = m.user_id
    left join public.profiles f on f.user_id = m.user_id
    where c.id = ${companyId} and c.closed_at is null`;
  const found = parseRow(recipientRow, rows);
  if (!found && isAskedFor) throw new ProposalRefusal("company-missing");
  return found ? keepSaid(found) : {};
}

/** Without what nobody has said, so that it hides nothing that somebody has. */
function keepSaid(said: Record<string, string | null>): Beginning {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}
