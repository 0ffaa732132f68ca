import type { Context } from "hono";
import { z } from "zod";
import type { Transaction } from "../database.ts";
import { AuthError } from "./auth-error.ts";

const factorRow = z.object({
  id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.literal("totp"),
  status: z.enum(["unverified", "verified"]),
  secret: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type Factor = z.infer<typeof factorRow>;

export async function listFactors(sql: Transaction, userId: string): Promise<Factor[]> {
  const rows = await sql`
    select * from auth.mfa_factors where user_id = ${userId} order by created_at, id`;
  return rows.map((row) => factorRow.parse(row));
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

/** Where one was good, the sessions that had shown it fall back to their first proof. */
export async function removeFactors(
  sql: Transaction,
  userId: string,
  factorIds: readonly string[],
): Promise<void> {
  await sql`
    delete from auth.mfa_factors where user_id = ${userId} and id = any(${[...factorIds]}::uuid[])`;
  await sql`
    update auth.sessions s
    set aal = 'aal1', updated_at = now(),
      amr = coalesce(
        (select jsonb_agg(proof) from jsonb_array_elements(s.amr) proof
         where proof ->> 'method' <> 'totp'), '[]')
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

export function insufficientAssurance(action: string): AuthError {
  return new AuthError("insufficient_aal", `AAL2 required to ${action}`);
}
