import { readJson } from "../../../runtime/http/read-json.ts";
import { submitLead } from "../../../services/enquiry/submit-lead.ts";
import { acceptSubmission } from "../_shared/accept-submission.ts";
import { defineFunction } from "../_shared/define-function.ts";

/** `{name, email, company?, conversationId?}` */
export const handler = defineFunction("POST", async (request, context) =>
  acceptSubmission(request, await readJson(request), (body, key) => submitLead(context, body, key)),
);
