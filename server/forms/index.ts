import { Hono, type Context } from "hono";
import {
  enquiryForms,
  isEnquiryKind,
  pageField,
  readEnquiryForm,
  thankYouPath,
  type EnquiryKind,
} from "../../domain/enquiry/enquiry-form.ts";
import { requestAnswers } from "../../content/request-answers.ts";
import { describeAnyFaults } from "../../content/studio-validation.ts";
import { toAppError } from "../../runtime/database/to-app-error.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { networkOf } from "../../runtime/rate-limit/take-token.ts";
import { submitEnquiry } from "../../services/enquiry/submit-enquiry.ts";
import { answerWithPage, type RefusedForm } from "./answer-with-page.ts";
import type { FormDependencies } from "./form-dependencies.ts";
import { bookingForms } from "./booking-forms.ts";
import { explainFormFailure } from "./explain-form-failure.ts";
import { readOwnForm, readTypedValues } from "./read-form.ts";

/** The page on which each form is at home. */
const homes: Record<EnquiryKind, string> = {
  contact: "/contact",
  quote: "/film-production",
  call: "/pricing",
  consultation: "/pricing",
  project: "/our-work",
};

const everyKind = Object.keys(enquiryForms).join("|");

/** Forms sent without JavaScript: POST /forms/<kind>, answered with the page they stand on. */
export function formRoutes(dependencies: FormDependencies): Hono {
  const { siteUrl, readPage = () => Promise.resolve(undefined) } = dependencies;
  const app = new Hono();

  /** Nothing when it is stored. */
  async function submit(context: Context, enquiry: unknown): Promise<RefusedForm | undefined> {
    const network = networkOf(dependencies.clientAddress(context));
    const { asOwner: transaction } = dependencies.database;
    try {
      const outcome = await submitEnquiry({ transaction, network }, enquiry, null);
      if (outcome.kind === "stored") return undefined;
      if (outcome.kind === "refused") {
        const fields = describeAnyFaults(outcome.faults);
        return { status: 400, error: requestAnswers.checkFields, fields };
      }
      const { retryAfterSeconds } = outcome;
      return { status: 429, error: requestAnswers.tooMany, fields: {}, retryAfterSeconds };
    } catch (error) {
      return explainFormFailure(toAppError(error), dependencies.onUnexpected);
    }
  }

  app.post(`/:kind{${everyKind}}`, async (context) => {
    const kind = readKind(context);
    const { headers } = context.req.raw;
    const form = await readOwnForm(context.req.raw, siteUrl);
    const refused = await submit(context, readEnquiryForm(kind, form));
    if (!refused) return redirect(thankYouPath);
    const values = readTypedValues(form);
    const sentFrom = [values[pageField] ?? "", refererPath(headers), homes[kind]];
    return answerWithPage(refused, { kind, values, sentFrom, readPage });
  });
  // A visitor who reloads the address of an answer by GET is sent to the page of the form.
  app.get(`/:kind{${everyKind}}`, (context) => redirect(homes[readKind(context)]));
  app.route("/", bookingForms({ ...dependencies, readPage }));
  return app;
}

function readKind(context: Context): EnquiryKind {
  const kind = context.req.param("kind") ?? "";
  if (isEnquiryKind(kind)) return kind;
  throw new AppError("not_found", "There is no such form.");
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

function refererPath(headers: Headers): string {
  return URL.parse(headers.get("referer") ?? "")?.pathname ?? "";
}
