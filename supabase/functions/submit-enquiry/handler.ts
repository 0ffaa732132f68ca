import { requestAnswers } from "../../../content/request-answers.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { submitEnquiry } from "../../../services/enquiry/submit-enquiry.ts";
import { acceptSubmission } from "../_shared/accept-submission.ts";
import { defineFunction, type Handler } from "../_shared/define-function.ts";
import { answerForm, isFromPlainForm } from "./answer-form.ts";
import { readEnquiry } from "./read-enquiry.ts";

/** The body is `domain/enquiry/enquiry.ts`'s, as JSON or as a form. */
const submit = defineFunction("POST", async (request, context) => {
  const sent = await readEnquiry(request);
  if (sent === undefined) return respondError(400, requestAnswers.notJsonOrForm, { fields: {} });
  return acceptSubmission(request, sent, (body, key) => submitEnquiry(context, body, key));
});

export const handler: Handler = async (request, context) => {
  const answer = await submit(request, context);
  return isFromPlainForm(request) ? answerForm(answer, context.pageOrigin) : answer;
};
