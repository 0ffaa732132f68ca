import { AppError } from "../../runtime/errors/app-error.ts";
import { isFormPost } from "../../runtime/http/is-form-post.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";

const maxBytes = 1024 * 1024;

/** What a browser posted from a page of ours; throws what it was refused for. */
export async function readOwnForm(request: Request, siteUrl: string): Promise<FormData> {
  if (!isSameOrigin(request.headers, siteUrl)) {
    throw new AppError("cross_origin", "This form can only be sent from the site itself.");
  }
  return readForm(request);
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
export function readTypedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
