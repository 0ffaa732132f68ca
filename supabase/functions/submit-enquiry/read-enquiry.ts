import { isEnquiryKind, readEnquiryForm } from "../../../domain/enquiry/enquiry-form.ts";
import { readJson } from "../_shared/read-json.ts";

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

export function isFormPost(request: Request): boolean {
  return formTypes.test(request.headers.get("content-type") ?? "");
}

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
