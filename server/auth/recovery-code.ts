import { z } from "zod";
import { randomInt } from "node:crypto";
import type { AuthServer } from "./auth-server.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const count = 10;
// 80 random bits, without the digits that look like letters.
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const length = 16;

const codesRow = z.object({ id: z.string(), total: z.number(), remaining: z.number() });

export type RecoveryCodes = z.infer<typeof codesRow>;

export async function countRecoveryCodes(
  sql: Transaction,
  userId: string,
): Promise<RecoveryCodes | undefined> {
  const rows = await sql`
    select f.id, count(c)::int as total, (count(c) filter (where c.used_at is null))::int as remaining
    from auth.mfa_factors f left join auth.mfa_recovery_codes c on c.factor_id = f.id
    where f.user_id = ${userId} and f.factor_type = 'recovery_code'
    group by f.id`;
  return parseRow(codesRow, rows);
}

/** Writes the hashes of a new set in place of whatever was there, and answers the codes: nobody can read them again. */
export async function writeRecoveryCodes(
  auth: AuthServer,
  sql: Transaction,
  factorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newRecoveryCode);
  await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}`;
  await sql`
    insert into auth.mfa_recovery_codes (factor_id, code_hash)
    select ${factorId}, unnest(${codes.map((code) => hashRecoveryCode(auth, code))}::text[])`;
  return codes;
}

/** False where it is none of theirs, or no longer: of two requests with one code, the second comes too late. */
export async function takeRecoveryCode(
  auth: AuthServer,
  sql: Transaction,
  { userId, typed }: { userId: string; typed: string },
): Promise<boolean> {
  const [taken] = await sql`
    update auth.mfa_recovery_codes c set used_at = now()
    from auth.mfa_factors f
    where f.id = c.factor_id and f.user_id = ${userId} and c.used_at is null
      and c.code_hash = ${hashRecoveryCode(auth, typed)}
    returning 1`;
  return taken !== undefined;
}

function newRecoveryCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** As people type it: capitals, spaces and dashes make no difference. */
function hashRecoveryCode(auth: AuthServer, code: string): string {
  return auth.keyring.mac("recovery-code", code.toLowerCase().replaceAll(/[\s-]/g, ""));
}
