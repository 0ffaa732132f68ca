import { isEnquiryKind, readEnquiryForm } from "../../../domain/enquiry/enquiry-form.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { isFormPost } from "../../../runtime/http/is-form-post.ts";

/** The enquiry as it was sent, in JSON or by a form; undefined where it cannot be read. */
export async function readEnquiry(request: Request): Promise<unknown> {
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
