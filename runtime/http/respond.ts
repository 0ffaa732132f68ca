import { corsHeaders } from "./cors.ts";

export function respondJson(
  body: unknown,
  options: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status: options.status ?? 200,
    headers: {
      ...corsHeaders,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...options.headers,
    },
  });
}

export function respondError(
  status: number,
  error: string,
  more: { code?: string; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
): Response {
  const { code, fields, retryAfterSeconds } = more;
  return respondJson(
    { error, ...(code ? { code } : {}), ...(fields ? { fields } : {}) },
    {
      status,
      headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
    },
  );
}
