import { Hono, type Context } from "hono";
import {
  enquiryForms,
  isEnquiryKind,
  pageField,
  readEnquiryForm,
  thankYouPath,
  type EnquiryKind,
} from "../../domain/enquiry/enquiry-form.ts";
import { handler } from "../../supabase/functions/submit-enquiry/handler.ts";
import { AppError } from "../app-error.ts";
import { createFunctionRunner, type RunnerDependencies } from "../functions/run-function.ts";
import type { ReadPage } from "../static.ts";
import { answerWithPage } from "./answer-with-page.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { readForm, readValues } from "./read-form.ts";

type FormDependencies = RunnerDependencies & { siteUrl: string; readPage?: ReadPage };

/** The page on which each form is at home. */
const homes: Record<EnquiryKind, string> = {
  contact: "/contact",
  quote: "/film-production",
  call: "/pricing",
  consultation: "/pricing",
  project: "/our-work",
};

const everyKind = Object.keys(enquiryForms).join("|");

/** Forms sent without JavaScript: POST /forms/<kind>, by way of the `submit-enquiry` function. */
export function formRoutes(dependencies: FormDependencies): Hono {
  const { siteUrl, readPage = () => Promise.resolve(undefined) } = dependencies;
  const run = createFunctionRunner(dependencies);
  const app = new Hono();

  app.post(`/:kind{${everyKind}}`, async (context) => {
    const kind = readKind(context);
    const { headers } = context.req.raw;
    if (!isSameOrigin(headers, siteUrl)) {
      throw new AppError("cross_origin", "This form can only be sent from the site itself.");
    }
    const form = await readForm(context.req.raw);
    const answer = await run(context, {
      handler,
      caller: { role: "anon", claims: null },
      body: Buffer.from(JSON.stringify(readEnquiryForm(kind, form))),
      headers: { "content-type": "application/json" },
    });
    if (answer.ok) return redirect(thankYouPath);
    const values = readValues(form);
    const sentFrom = [values[pageField] ?? "", refererPath(headers), homes[kind]];
    return answerWithPage(answer, { kind, values, sentFrom, readPage });
  });
  // Who comes back to the address of an answer gets the form it was about.
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
