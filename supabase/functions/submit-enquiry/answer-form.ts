import { brand } from "../../../content/brand.ts";
import { formAnswers } from "../../../content/form-answers.ts";
import { thankYouPath } from "../../../domain/enquiry/enquiry-form.ts";
import { currentHost } from "../_shared/host.ts";
import { isFormPost } from "./read-enquiry.ts";

/** A browser without JavaScript, which will show whatever we answer. */
export function isFromPlainForm(request: Request): boolean {
  return isFormPost(request) && (request.headers.get("accept")?.includes("text/html") ?? false);
}

/** For static files, which have no server to write errors into the page: hosted functions may send text only. */
export async function answerForm(answer: Response): Promise<Response> {
  if (answer.ok) {
    const origin = currentHost() ? "" : brand.origin;
    return new Response(null, { status: 303, headers: { location: origin + thankYouPath } });
  }
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(await describeRefusal(answer), { status: answer.status, headers });
}

/** The refusal in plain words, for where nothing better can be shown. */
export async function describeRefusal(answer: Response): Promise<string> {
  const { error, fields } = await readRefusal(answer);
  const lines = Object.values(fields);
  return [...(lines.length > 0 ? lines : [error]), "", formAnswers.goBack, ""].join("\n");
}

export type Refusal = { error: string; fields: Record<string, string> };

export async function readRefusal(answer: Response): Promise<Refusal> {
  const body: unknown = await answer.json();
  const known = typeof body === "object" && body !== null ? body : {};
  const error = "error" in known ? String(known.error) : "";
  const fields = "fields" in known && typeof known.fields === "object" ? known.fields : null;
  return {
    error,
    fields: Object.fromEntries(Object.entries(fields ?? {}).map(([k, v]) => [k, String(v)])),
  };
}
