import type { Transaction } from "../../../server/database.ts";
import { clientNetwork } from "./client-network.ts";
import { inTransaction } from "./database.ts";
import { respondError, respondJson } from "./respond.ts";
import type { Sender } from "./store-once.ts";

const longestKey = 255;

export function refuseFields(fields: Record<string, string>): Response {
  return respondError(400, "Please check the highlighted fields.", { fields });
}

/** `store` answers the seconds to wait, 0 when all is written. */
export async function acceptSubmission(
  request: Request,
  store: (sql: Transaction, sender: Sender) => Promise<number>,
): Promise<Response> {
  const idempotencyKey = request.headers.get("idempotency-key") || null;
  if (idempotencyKey !== null && idempotencyKey.length > longestKey) {
    return respondError(400, `An Idempotency-Key has at most ${longestKey} characters.`, {
      fields: {},
    });
  }
  const network = clientNetwork(request);
  const wait = await inTransaction((sql) => store(sql, { idempotencyKey, network }));
  return wait === 0
    ? respondJson({ success: true })
    : respondError(429, "Too many requests. Please try again later.", { retryAfterSeconds: wait });
}
