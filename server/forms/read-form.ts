import { isFormPost } from "../../runtime/http/is-form-post.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";

const maxBytes = 1024 * 1024;

/** What a browser posted; throws what it was refused for. */
export async function readForm(request: Request): Promise<FormData> {
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
