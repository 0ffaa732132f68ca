import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import { secondProofs } from "./second-proofs.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const commonFields = {
  id: z.string(),
  friendly_name: z.string().nullable(),
  status: z.enum(["unverified", "verified"]),
  created_at: z.date(),
  updated_at: z.date(),
};
const totpRow = z.object({
  ...commonFields,
  factor_type: z.literal("totp"),
  secret: z.string(),
});
const factorRow = z.discriminatedUnion("factor_type", [
  totpRow,
  z.object({ ...commonFields, factor_type: z.literal("recovery_code") }),
]);

export type Factor = z.infer<typeof factorRow>;
export type TotpFactor = z.infer<typeof totpRow>;

export async function listFactors(sql: Transaction, userId: string): Promise<Factor[]> {
  const rows = await sql`
    select * from auth.mfa_factors where user_id = ${userId} order by created_at, id`;
  return rows.map((row) => factorRow.parse(row));
}

/** The same with the account locked: other changes of its factors or its sessions' level wait. */
export async function lockFactors(sql: Transaction, userId: string): Promise<Factor[]> {
  await sql`select 1 from auth.users where id = ${userId} for no key update`;
  return listFactors(sql, userId);
}

/** A factor as its owner sees it, without the secret. */
export function presentFactor(factor: Factor) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
  };
}

export function isApp(factor: Factor): factor is TotpFactor {
  return factor.factor_type === "totp";
}

export function isWorkingApp(factor: Factor): boolean {
  return isApp(factor) && isVerified(factor);
}

export function isVerified({ status }: Factor): boolean {
  return status === "verified";
}

/**
 * Recovery codes stand in for a factor, so they are deleted with the last one. Sessions that had used it fall back to
 * their first proof.
 */
export async function removeFactors(
  sql: Transaction,
  userId: string,
  factorIds: readonly string[],
): Promise<void> {
  await sql`
    delete from auth.mfa_factors where user_id = ${userId} and id = any(${[...factorIds]}::uuid[])`;
  await sql`
    delete from auth.mfa_factors
    where user_id = ${userId} and factor_type = 'recovery_code' and not exists (
      select from auth.mfa_factors f
      where f.user_id = ${userId} and f.factor_type = 'totp' and f.status = 'verified'
    )`;
  await sql`
    update auth.sessions s
    set aal = 'aal1', updated_at = now(),
      amr = coalesce(
        (select jsonb_agg(proof) from jsonb_array_elements(s.amr) proof
         where proof ->> 'method' <> all(${[...secondProofs]})), '[]')
    where s.user_id = ${userId} and s.aal = 'aal2' and not exists (
      select from auth.mfa_factors f where f.user_id = ${userId} and f.status = 'verified'
    )`;
}

const factorId = z.uuid();

/** The factor that the address names; whose it is, the query says. */
export function readFactorId(context: Context): string {
  const given = factorId.safeParse(context.req.param("factor"));
  if (!given.success) throw unknownFactor();
  return given.data;
}

export function unknownFactor(): AuthError {
  return new AuthError("mfa_factor_not_found", "MFA factor not found");
}

export function takenName(name: string): AuthError {
  return new AuthError(
    "mfa_factor_name_conflict",
    `A factor with the friendly name "${name}" for this user already exists`,
  );
}
