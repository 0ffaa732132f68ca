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
import { isUnstorable, unstorableMessage } from "../../runtime/database/is-unstorable.ts";
import { toAppError } from "../../runtime/database/to-app-error.ts";
import type { Database } from "../../runtime/database/types.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { networkOf } from "../../runtime/rate-limit/take-token.ts";
import { submitEnquiry } from "../../services/enquiry/submit-enquiry.ts";
import type { ReadPage } from "../http/static.ts";
import { answerWithPage, type RefusedForm } from "./answer-with-page.ts";
import { isFormPost } from "../../runtime/http/is-form-post.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";

const maxBytes = 1024 * 1024;

type FormDependencies = {
  database: Pick<Database, "asOwner">;
  clientAddress: (context: Context) => string;
  onUnexpected: (error: unknown) => void;
  siteUrl: string;
  readPage?: ReadPage;
};

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
      return explain(toAppError(error));
    }
  }

  function explain(error: unknown): RefusedForm {
    if (error instanceof AppError && error.code === "database_unavailable") {
      return { status: 503, error: error.message, fields: {}, retryAfterSeconds: 2 };
    }
    if (isUnstorable(error)) return { status: 400, error: unstorableMessage, fields: {} };
    dependencies.onUnexpected(error);
    return { status: 500, error: requestAnswers.failed, fields: {} };
  }

  app.post(`/:kind{${everyKind}}`, async (context) => {
    const kind = readKind(context);
    const { headers } = context.req.raw;
    if (!isSameOrigin(headers, siteUrl)) {
      throw new AppError("cross_origin", "This form can only be sent from the site itself.");
    }
    const form = await readForm(context.req.raw);
    const refused = await submit(context, readEnquiryForm(kind, form));
    if (!refused) return redirect(thankYouPath);
    const values = readTypedValues(form);
    const sentFrom = [values[pageField] ?? "", refererPath(headers), homes[kind]];
    return answerWithPage(refused, { kind, values, sentFrom, readPage });
  });
  // A visitor who reloads the address of an answer by GET is sent to the page of the form.
  app.get(`/:kind{${everyKind}}`, (context) => redirect(homes[readKind(context)]));
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

/**
 * Whether a page of our own sent it. Every browser of today says so itself; one that says nothing is no
 * browser in which another site could act for a visitor.
 */
function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  return origin === siteUrl || URL.parse(origin)?.host === headers.get("host");
}

/** What a browser posted; throws what it was refused for. */
async function readForm(request: Request): Promise<FormData> {
  if (!isFormPost(request)) {
    throw new AppError("unsupported_media_type", "This address takes forms only.");
  }
  const body = await readLimitedBody(request, maxBytes);
  if (body === null) {
    throw new AppError("payload_too_large", `The form is larger than ${maxBytes} bytes.`);
  }
  try {
    const type = request.headers.get("content-type") ?? "";
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new AppError("bad_request", "The form is malformed.", { cause });
  }
}

/** What was typed, and nothing that is a file. */
function readTypedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
