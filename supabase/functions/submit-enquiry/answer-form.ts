import { z } from "zod";
import { thankYouPath } from "../../../domain/enquiry/enquiry-form.ts";
import { isFormPost } from "../../../runtime/http/is-form-post.ts";
import { describeRefusal } from "../../../services/enquiry/describe-refusal.ts";

/** A browser without JavaScript, which will show whatever we answer. */
export function isFromPlainForm(request: Request): boolean {
  return isFormPost(request) && (request.headers.get("accept")?.includes("text/html") ?? false);
}

const refusal = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).default({}),
});

/** For static files, which have no server to write errors into the page: hosted functions may send text only. */
export async function answerForm(answer: Response, pageOrigin: string): Promise<Response> {
  if (answer.ok) {
    return new Response(null, { status: 303, headers: { location: pageOrigin + thankYouPath } });
  }
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/plain; charset=utf-8");
  const words = describeRefusal(refusal.parse(await answer.json()));
  return new Response(words, { status: answer.status, headers });
}
