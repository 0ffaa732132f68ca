import { contactMessages, failureDetails, sendingFailed } from "../../content/enquiry.ts";
import { formAnswers } from "../../content/form-answers.ts";
import type { EnquiryKind } from "../../domain/enquiry/enquiry-form.ts";
import { describeRefusal, type RefusedEnquiry } from "../../services/enquiry/describe-refusal.ts";
import type { ReadPage } from "../http/static.ts";
import { rewriteForm, type FormAnswer } from "./rewrite-form.ts";

export type RefusedForm = RefusedEnquiry & { status: number; retryAfterSeconds?: number };

type Sent = {
  kind: EnquiryKind;
  values: FormAnswer["values"];
  /** Where it may have been sent from, the likeliest first. */
  sentFrom: readonly string[];
  readPage: ReadPage;
};

/** The refusal as the page that the form stands on, with nothing of what was typed lost. */
export async function answerWithPage(refused: RefusedForm, sent: Sent): Promise<Response> {
  const { status, error, fields, retryAfterSeconds } = refused;
  const headers = new Headers({ "cache-control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  const page = await writePage(sent, {
    kind: sent.kind,
    values: sent.values,
    fields,
    ...describeFailure(sent.kind, status, error),
  });
  if (!page) {
    headers.set("content-type", "text/plain; charset=utf-8");
    return new Response(describeRefusal(refused), { status, headers });
  }
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", page.csp);
  return new Response(page.html, { status, headers });
}

/** In each form's words of section 3 of the specification. */
function describeFailure(kind: EnquiryKind, status: number, error: string) {
  if (status === 400) return { title: formAnswers.checkFields, text: error };
  const { title, description } = sendingFailed;
  const detail = status === 429 ? error : failureDetails.failed;
  return kind === "contact"
    ? { title: contactMessages.failed, text: detail }
    : { title, text: `${description} ${detail}` };
}

async function writePage({ sentFrom, readPage }: Sent, answer: FormAnswer) {
  for (const path of sentFrom) {
    const page = await readPage(path);
    const html = page && rewriteForm(page.html, answer);
    if (html) return { html, csp: page.csp };
  }
  return undefined;
}
