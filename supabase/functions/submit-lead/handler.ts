import { parseLead } from "../../../domain/lead/lead.ts";
import { clientNetwork } from "../_shared/client-network.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { storeLead } from "./store-lead.ts";

const longestKey = 255;

/** `{name, email, company?, conversationId?}`: stored first, mailed afterwards from the outbox. */
export const handler = defineFunction("POST", async (request) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parseLead(body);
  if ("fields" in parsed) {
    return respondError(400, "Please check the highlighted fields.", { fields: parsed.fields });
  }
  const idempotencyKey = request.headers.get("idempotency-key") || null;
  if (idempotencyKey !== null && idempotencyKey.length > longestKey) {
    return respondError(400, `An Idempotency-Key has at most ${longestKey} characters.`, {
      fields: {},
    });
  }
  const network = clientNetwork(request);
  const wait = await inTransaction((sql) =>
    storeLead(sql, { lead: parsed.lead, idempotencyKey, network }),
  );
  return wait === 0
    ? respondJson({ success: true })
    : respondError(429, "Too many requests. Please try again later.", { retryAfterSeconds: wait });
});
