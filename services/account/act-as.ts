import type { Transaction } from "../../runtime/database/types.ts";

/** Until the transaction ends, the audit log names this account. */
export async function actAs(sql: Transaction, { id }: { id: string }): Promise<void> {
  const claims = JSON.stringify({ sub: id, role: "authenticated" });
  await sql`select set_config('request.jwt.claims', ${claims}, true)`;
}
