import { parseLead } from "../../../domain/lead/lead.ts";
import { acceptSubmission, refuseFields } from "../_shared/accept-submission.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError } from "../_shared/respond.ts";
import { storeLead } from "./store-lead.ts";

/** `{name, email, company?, conversationId?}`: stored first, mailed afterwards from the outbox. */
export const handler = defineFunction("POST", async (request) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parseLead(body);
  if ("fields" in parsed) return refuseFields(parsed.fields);
  return acceptSubmission(request, (sql, sender) => storeLead(sql, parsed.lead, sender));
});
