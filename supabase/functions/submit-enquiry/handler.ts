import { parseEnquiry } from "../../../domain/enquiry/enquiry.ts";
import { acceptSubmission, refuseFields } from "../_shared/accept-submission.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { respondError } from "../_shared/respond.ts";
import { answerForm, isFromPlainForm } from "./answer-form.ts";
import { readEnquiry } from "./read-enquiry.ts";
import { storeEnquiry } from "./store-enquiry.ts";

/** The body is `domain/enquiry/enquiry.ts`'s, as JSON or as a form; stored first, mailed afterwards. */
const submit = defineFunction("POST", async (request) => {
  const body = await readEnquiry(request);
  if (body === undefined) {
    return respondError(400, "The request must be JSON or a form.", { fields: {} });
  }
  const parsed = parseEnquiry(body);
  if ("fields" in parsed) return refuseFields(parsed.fields);
  return acceptSubmission(request, (sql, sender) => storeEnquiry(sql, parsed.enquiry, sender));
});

export async function handler(request: Request): Promise<Response> {
  const answer = await submit(request);
  return isFromPlainForm(request) ? answerForm(answer) : answer;
}
