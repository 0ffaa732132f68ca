import { brand } from "../../content/brand.ts";
import { deletionLabels } from "../../content/account-answers.ts";
import { formatLongDay } from "../../content/dates.ts";
import { graceDays } from "../../domain/account/deletion-request.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import type { LockedAccount } from "./lock-account.ts";
import { hashDeletionCode } from "./hash-deletion-code.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

const codeAttempts = 5;

/** False where neither is right, or no longer; the try is counted then. */
export async function confirmDeletion(
  sql: Transaction,
  account: LockedAccount,
  { code, token }: { code?: string | undefined; token?: string | undefined },
): Promise<boolean> {
  const { id } = account;
  const codeHash = code === undefined ? null : await hashDeletionCode(sql, id, code);
  const tokenHash = token === undefined ? null : hashToken(token);
  const [used] = await sql`
    delete from private.deletion_codes
    where user_id = ${id} and expires_at > now() and attempts < ${codeAttempts}
      and (code_hash = ${codeHash}::bytea or token_hash = decode(${tokenHash}::text, 'hex'))
    returning 1`;
  if (!used) {
    await sql`update private.deletion_codes set attempts = attempts + 1 where user_id = ${id}`;
    return false;
  }
  const [dated] = await sql<{ dueAt: Date }[]>`
    update public.profiles
    set deletion_due_at = now() + make_interval(days => ${graceDays}), deletion_asked_at = null
    where user_id = ${id}
    returning deletion_due_at as "dueAt"`;
  if (dated) await notifyBoth(sql, account, dated.dueAt);
  return true;
}

async function notifyBoth(sql: Transaction, account: LockedAccount, dueAt: Date): Promise<void> {
  const { id, email, displayName, companyName } = account;
  const day = { label: deletionLabels.day, value: formatLongDay(dueAt) };
  await enqueueMail(sql, { to: email, template: "deletion-confirmed", data: { fields: [day] } });
  await enqueueMail(sql, {
    to: brand.email,
    template: (await hasColleagues(sql, id)) ? "studio-person-leaving" : "studio-client-leaving",
    replyTo: email,
    // By the account in it the mail is found and removed with the account.
    dedupeKey: `leaving:${id}:${dueAt.getTime()}`,
    data: {
      fields: [
        ...(displayName ? [{ label: deletionLabels.name, value: displayName }] : []),
        ...(companyName ? [{ label: deletionLabels.company, value: companyName }] : []),
        { label: deletionLabels.email, value: email },
        day,
      ],
    },
  });
}

async function hasColleagues(sql: Transaction, id: string): Promise<boolean> {
  const [found] = await sql`
    select 1 from public.memberships m
    where m.user_id = ${id} and m.company_id not in (select private.lone_companies(${id})) limit 1`;
  return found !== undefined;
}
