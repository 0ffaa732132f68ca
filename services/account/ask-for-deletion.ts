import { deletionParameter } from "../../domain/account/deletion-parameter.ts";
import { hashToken, newCode, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import type { LockedAccount } from "./lock-account.ts";
import { hashDeletionCode } from "./hash-deletion-code.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

/** Sends the link and the code, which end those of an earlier mail. Nothing else happens before one of them is used. */
export async function askForDeletion(
  sql: Transaction,
  { id, email }: LockedAccount,
  siteUrl: string,
): Promise<void> {
  const token = newOpaqueToken();
  const code = newCode();
  await sql`
    insert into private.deletion_codes as c (user_id, token_hash, code_hash, expires_at)
    values (
      ${id}, decode(${hashToken(token)}, 'hex'), ${await hashDeletionCode(sql, id, code)},
      now() + interval '1 hour'
    )
    on conflict (user_id) do update
    set token_hash = excluded.token_hash, code_hash = excluded.code_hash, attempts = 0,
      expires_at = excluded.expires_at, created_at = now()`;
  await sql`update public.profiles set deletion_asked_at = now() where user_id = ${id}`;
  // The page behind it asks for the session and one more click: programs that scan mail open every link.
  const parameters = new URLSearchParams({ tab: "profile", [deletionParameter]: token });
  const link = `${siteUrl}/dashboard?${parameters}`;
  await enqueueMail(sql, { to: email, template: "confirm-deletion", data: { link, code } });
}
