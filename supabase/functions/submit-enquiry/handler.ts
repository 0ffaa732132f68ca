import { requestAnswers } from "../../../content/request-answers.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { submitEnquiry } from "../../../services/enquiry/submit-enquiry.ts";
import { acceptSubmission } from "../_shared/accept-submission.ts";
import { defineFunction, type Handler } from "../_shared/define-function.ts";
import { z } from "zod";
import {
  thankYouPath,
  isEnquiryKind,
  readEnquiryForm,
} from "../../../domain/enquiry/enquiry-form.ts";
import { isFormPost } from "../../../runtime/http/is-form-post.ts";
import { describeRefusal } from "../../../services/enquiry/describe-refusal.ts";
import { readJson } from "../../../runtime/http/read-json.ts";

const refusal = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).default({}),
});

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

/** A browser without JavaScript, which will show whatever we answer. */
function isFromPlainForm(request: Request): boolean {
  return isFormPost(request) && (request.headers.get("accept")?.includes("text/html") ?? false);
}

/** For static files, which have no server to write errors into the page: hosted functions may send text only. */
async function answerForm(answer: Response, pageOrigin: string): Promise<Response> {
  if (answer.ok) {
    return new Response(null, { status: 303, headers: { location: pageOrigin + thankYouPath } });
  }
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/plain; charset=utf-8");
  const words = describeRefusal(refusal.parse(await answer.json()));
  return new Response(words, { status: answer.status, headers });
}

/** The enquiry as it was sent, in JSON or by a form; undefined where it cannot be read. */
async function readEnquiry(request: Request): Promise<unknown> {
  if (!isFormPost(request)) return readJson(request);
  const form = await readForm(request);
  if (!form) return undefined;
  const kind = new URL(request.url).searchParams.get("kind") ?? form.get("kind");
  return typeof kind === "string" && isEnquiryKind(kind) ? readEnquiryForm(kind, form) : { kind };
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}
