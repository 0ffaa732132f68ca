import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import { deriveToken } from "../proposal/link.ts";

/** The same in every mail about the call: made of its id with the server's secret. */
export function deriveBookingToken(sql: Transaction, bookingId: string): Promise<string> {
  return deriveToken(sql, "booking", bookingId);
}

/** Only its hash is kept. */
export async function findBookingToken(sql: Transaction, bookingId: string): Promise<string> {
  const token = await deriveBookingToken(sql, bookingId);
  await sql`
    insert into private.booking_links (booking_id, token_hash)
    values (${bookingId}, decode(${hashToken(token)}, 'hex'))
    on conflict (booking_id) do update set token_hash = excluded.token_hash, network_hash = null`;
  return token;
}
