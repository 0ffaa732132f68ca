/** Tokens travel in headers, never in cookies: any origin may ask, none gains anything by it. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers":
    "authorization, x-client-info, apikey, content-type, idempotency-key, x-region",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-expose-headers": "Retry-After, X-Request-Id",
  "access-control-max-age": "600",
};

export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: corsHeaders });
}
