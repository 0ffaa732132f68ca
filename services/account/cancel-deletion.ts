import { brand } from "../../content/brand.ts";
import { deletionLabels } from "../../content/account-answers.ts";
import { withdrawReminder } from "./remind-of-deletion.ts";
import type { LockedAccount } from "./lock-account.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

/** Cancels a deletion, confirmed or only asked for. Both sides are notified if they knew of it. */
export async function cancelDeletion(sql: Transaction, account: LockedAccount): Promise<void> {
  const { id, email, deletionDueAt } = account;
  await sql`delete from private.deletion_codes where user_id = ${id}`;
  await sql`
    update public.profiles set deletion_asked_at = null, deletion_due_at = null
    where user_id = ${id}`;
  if (!deletionDueAt) return;
  await withdrawReminder(sql, { id, dueAt: deletionDueAt });
  await enqueueMail(sql, { to: email, template: "account-kept", data: {} });
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-client-stays",
    replyTo: email,
    dedupeKey: `staying:${id}:${deletionDueAt.getTime()}`,
    data: { fields: [{ label: deletionLabels.email, value: email }] },
  });
}
