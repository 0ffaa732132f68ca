import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";
import { byteKey, type ByteKey } from "../../runtime/files/files.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import { endCompanies } from "./end-companies.ts";
import type { LeftOutside } from "./left-outside.ts";

const accountRow = z.object({ id: z.string(), pendingAddress: z.string() });

type Account = z.infer<typeof accountRow>;

/**
 * Of an account whose 30 days are over nothing of the person is left. The row itself stays, because what they did in a
 * company, and payments, which the studio keeps as its own records, hang on it. A company that nobody else is in goes
 * with them, messages and files included: neither can be made anonymous. One that others are in keeps both.
 */
export async function anonymiseDeletedAccounts(sql: Transaction): Promise<LeftOutside> {
  // Supabase's own storage forbids it otherwise, because the bytes would stay; they have been removed before.
  await sql`select set_config('storage.allow_delete_query', 'true', true)`;
  // Locked, so that whoever decides to stay at this very moment comes before or after, never in between.
  const accounts = await sql`
    select u.id, coalesce(lower(u.email_change), '') as "pendingAddress"
    from auth.users u join public.profiles p on p.user_id = u.id
    where (u.deleted_at < now() - interval '30 days' or p.deletion_due_at <= now())
      and u.email <> 'deleted-' || u.id || '@anonymised.invalid'
    for update of u, p`;
  const left = await endCompanies(sql);
  for (const account of parseRows(accountRow, accounts)) {
    left.files.push(...(await deleteFiles(sql, account)));
    left.mailIds.push(...(await deleteMails(sql, account)));
    // Before the account loses the address that they were sent to.
    await sql`select private.forget_recipient(${account.id})`;
    await sql`select private.forget_reviewer(${account.id})`;
    await sql`select private.forget_booker(${account.id})`;
    await sql`select private.anonymise_account(${account.id})`;
  }
  return left;
}

/** Their picture; files in messages are the company's. */
async function deleteFiles(sql: Transaction, { id }: Account): Promise<ByteKey[]> {
  const gone = await sql`
    delete from storage.objects
    where bucket_id = 'avatars' and split_part(name, '/', 1) = ${id}
    returning bucket_id as "bucketId", version`;
  return parseRows(byteKey, gone);
}

/** To them, or about them to the studio: those name the account in a link or in their key. */
async function deleteMails(sql: Transaction, { id, pendingAddress }: Account): Promise<string[]> {
  const gone = await sql<{ id: string }[]>`
    with theirs as (
      select address, since, until from private.held_addresses(${id})
      union all
      select ${pendingAddress}, '-infinity', 'infinity' where ${pendingAddress} <> ''
    )
    delete from private.outbox m
    where m.unique_key like ${`%${id}%`} or position(${id} in lower(m.body_text)) > 0
      or exists (
        select from theirs t
        where m.created_at > t.since and m.created_at <= t.until
          and (
            t.address in (lower(m.recipient), lower(m.reply_to))
            or position(t.address in lower(m.body_text)) > 0
          )
      )
    returning id`;
  return gone.map((mail) => mail.id);
}
