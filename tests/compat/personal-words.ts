import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import type { Member } from "../support/auth-app.ts";
import { listTables } from "../rls/catalogue.ts";

type Column = { table: string; column: string; type: string; keys: string[] };

/** By which rows belong to a client: directly, or through what does. */
const owners = [
  "user_id",
  "campaign_id",
  "project_id",
  "deliverable_id",
  "conversation_id",
  "enquiry_id",
  "lead_id",
  "payment_id",
  "item_id",
];
/** What triggers alone write; they do so below. */
const written = new Set(["public.project_events", "public.audit_log", "public.campaign_versions"]);
/** What was issued, paid or sent is never rewritten, and stays as it was when an account ends. */
const books = new Set(
  [
    "billing_documents",
    "document_balances",
    "document_sendings",
    "incoming_payments",
    "allocations",
    "refunds",
    "write_offs",
    "invoice_disputes",
  ].map((name) => `public.${name}`),
);

/**
 * Writes the client's name, company, phone and address wherever a row of theirs takes words, whatever the column is
 * meant for, and has the studio's tables take notice of it. Answers the words.
 */
export async function writeWords(owner: postgres.Sql, { id, email }: Member): Promise<string[]> {
  const mark = randomBytes(4).toString("hex");
  const [name, company, phone] = [`Name-${mark}`, `Company-${mark}`, `+44 20 ${mark}`];
  const everything = `${name} of ${company}, ${phone}, ${email}`;
  await owner`
    update public.profiles set display_name = ${name}, company_name = ${company}, industry = ${everything},
      phone = ${phone}, website = ${`https://${company}.example`}, avatar_path = ${`${id}/${name}.png`}
    where user_id = ${id}`;
  await owner`
    update auth.users set raw_user_meta_data = ${owner.json({ display_name: name, company_name: company })},
      email_change = ${`new-${email}`}
    where id = ${id}`;
  await owner`update auth.sessions set user_agent = ${everything} where user_id = ${id}`;
  await owner`
    update public.leads set name = ${name}, email = ${email}, company = ${company}
    where conversation_id in (select c.id from public.chat_conversations c where c.user_id = ${id})
      or id = (select l.id from public.leads l where l.email like 'visitor@%' limit 1)`;
  await owner`
    update public.enquiries set name = ${name}, email = ${email}, message = ${everything}
    where id = (select e.id from public.enquiries e where e.email like 'visitor@%' limit 1)`;
  await owner`
    insert into private.outbox (kind, recipient, subject, body_text, reply_to) values
      ('studio-enquiry', 'studio@kinolume.example', 'Enquiry', ${everything}, ${email}),
      ('password-changed', ${email}, 'Changed', ${everything}, null)`;
  const ids = await listOwned(owner, { id, email });
  for (const column of await listTextColumns(owner)) {
    if (!written.has(column.table) && !books.has(column.table))
      await writeWhereTaken(owner, { ids, column, everything });
  }
  // Delivered, so that the project's history has the title.
  await owner`
    insert into public.pr_deliverables (project_id, title, status)
    select p.id, ${everything}, 'delivered' from public.projects p where p.user_id = ${id}`;
  return [mark, email];
}

/** The ids of whatever else may hang on. */
async function listOwned(
  owner: postgres.Sql,
  { id, email }: { id: string; email: string },
): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    with own as (
      select ${id}::uuid as id
      union all select id from public.pr_campaigns where user_id = ${id}
      union all select id from public.projects where user_id = ${id}
      union all select id from public.chat_conversations where user_id = ${id}
      union all select id from public.eth_payments where user_id = ${id}
      union all select id from public.enquiries where email = ${email}
      union all select id from public.leads where email = ${email}
    )
    select id from own
    union all
    select d.id from public.pr_deliverables d
    where d.campaign_id in (table own) or d.project_id in (table own)
    union all
    select i.id from public.inbox_items i
    where i.enquiry_id in (table own) or i.lead_id in (table own)
      or i.conversation_id in (table own) or i.payment_id in (table own)`;
  return rows.map((row) => row.id);
}

async function writeWhereTaken(
  owner: postgres.Sql,
  { ids, column, everything }: { ids: string[]; column: Column; everything: string },
): Promise<void> {
  const value = {
    text: everything,
    "text[]": [everything],
    jsonb: owner.json({ note: everything }),
  }[column.type];
  if (value === undefined) return;
  for (const key of column.keys) {
    try {
      await owner`
        update ${owner(column.table)} set ${owner(column.column)} = ${value}
        where ${owner(key)}::text = any(${ids}::text[])`;
    } catch (error) {
      // A column with a rule about what it takes has no room for words, and books none for other ones.
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      const hint = error instanceof Error && "hint" in error ? error.hint : "";
      if (!/^(?:23|PT)/.test(code) && hint !== "issued" && hint !== "signed") throw error;
    }
  }
}

function listTextColumns(owner: postgres.Sql) {
  return owner<Column[]>`
    select 'public.' || c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      array(
        select k.attname::text from pg_attribute k
        where k.attrelid = c.oid and k.attname = any(${owners}::text[])
      ) as keys
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')
      -- The first is written above; the other is a proof, made of hashes.
      and (c.relname, a.attname) not in (select 'profiles', a.attname union all select 'content_anchors', 'proof')
      and not exists (
        select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)
      )`;
}

/** Every table that has one of the words anywhere in a row, whatever its columns are. */
export async function findWords(owner: postgres.Sql, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await listTables(owner)) {
    const [row] = await owner`
      select t::text as row from ${owner(name)} t
      where t::text ilike any(${words.map((word) => `%${word}%`)}::text[]) limit 1`;
    if (row) found.push(`${name}: ${String(row["row"])}`);
  }
  return found;
}
