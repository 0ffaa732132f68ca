import { z } from "zod";
import { createHmac } from "node:crypto";
import { PaymentRefusal } from "./payment-refusal.ts";
import { readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const mostOpen = 3;
const openRow = z.object({ count: z.number(), seconds: z.number().nullable() });

/** Answers the network's keyed hash, to be kept with the payment, unless it has as many open as it may. */
export async function limitOpenPayments(sql: Transaction, network: string): Promise<Uint8Array> {
  const secret = await readServerSecret(sql);
  const hash = createHmac("sha256", secret).update(`open payments\0${network}`).digest();
  // Setups from one network take turns, so that none is counted too late.
  const turn = hash.toString("hex");
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`;
  const rows = await sql`
    select count(*)::int as count,
      ceil(extract(epoch from min(p.expires_at) - clock_timestamp()))::int as seconds
    from private.payment_claims c
    join public.eth_payments p on p.id = c.payment_id
    where c.network_hash = ${hash} and p.state in ('quoted', 'confirming')
      and p.expires_at > clock_timestamp()`;
  const open = parseRow(openRow, rows);
  if (open && open.count >= mostOpen) {
    throw new PaymentRefusal("too-many-open", {
      retryAfterSeconds: Math.max(1, open.seconds ?? 1),
    });
  }
  return hash;
}
