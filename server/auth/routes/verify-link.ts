import type { Context } from "hono";
import { z } from "zod";
import type { AppError } from "../../../runtime/errors/app-error.ts";
import { sourceOf } from "../../http/request-source.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { rememberDevice } from "../device-mark.ts";
import { countNetwork, enforceLimits } from "../enforce-limit.ts";
import { toAppError } from "../error-response.ts";
import { presentSession } from "../open-session.ts";
import { redeemToken, tokenTypes } from "../redeem-token.ts";
import { redirectTarget } from "../redirect-target.ts";
import { readBodyText } from "../request-body.ts";
import { renderVerifyPage, verifyPageHeaders } from "../verify-page.ts";

export const fieldsSchema = z.object({
  token: z.string().min(1).max(200),
  type: z.enum(["signup", "recovery", "email_change", "invite"]),
  redirect_to: z.string().optional(),
});

type Fields = z.infer<typeof fieldsSchema>;

/** The link in a mail. Looking at it changes nothing, however many mail scanners look. */
export function showVerifyPage(auth: AuthServer, context: Context): Response {
  const query = context.req.query();
  const fields = fieldsSchema.safeParse({ ...query, token: query["token"] ?? query["token_hash"] });
  const redirectTo = redirectTarget(auth, query["redirect_to"]);
  if (!fields.success) return redirectWithError(context, redirectTo, invalidLink());
  for (const [name, value] of Object.entries(verifyPageHeaders(redirectTo))) {
    context.header(name, value);
  }
  return context.html(renderVerifyPage({ ...fields.data, redirect_to: redirectTo }));
}

/** The button on that page: the session, or what went wrong, travels on in the fragment. */
export async function followVerifyLink(auth: AuthServer, context: Context): Promise<Response> {
  requireOwnPage(auth, context);
  const fields = fieldsSchema.safeParse(await readForm(context));
  if (!fields.success) return redirectWithError(context, redirectTarget(auth), invalidLink());
  try {
    return await redeem(auth, context, fields.data);
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === "unexpected_failure") auth.onUnexpected(error);
    const shown = failure.code === "otp_expired" ? invalidLink() : failure;
    return redirectWithError(context, redirectTarget(auth, fields.data.redirect_to), shown);
  }
}

async function readForm(context: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readBodyText(context)));
}

async function redeem(auth: AuthServer, context: Context, fields: Fields): Promise<Response> {
  await enforceLimits(auth, [countNetwork(auth, context, "codeTriesPerNetwork")]);
  const redeemed = await redeemToken(auth, {
    proof: { link: fields.token },
    types: tokenTypes.get(fields.type) ?? [],
    source: sourceOf(context),
  });
  const target = new URL(redirectTarget(auth, redeemed.redirectTo));
  if ("authorisationCode" in redeemed) {
    target.searchParams.set("code", redeemed.authorisationCode);
  } else {
    rememberDevice(auth, context, redeemed.session.user);
    const session = await presentSession(auth, redeemed.session);
    target.hash = new URLSearchParams({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type: fields.type,
    }).toString();
  }
  return leave(context, target);
}

/** A form on another site must not sign a visitor in to a stranger's account. */
function requireOwnPage(auth: AuthServer, context: Context): void {
  const origin = context.req.header("origin");
  if (origin === undefined) return;
  const own = [new URL(auth.siteUrl).origin, new URL(context.req.url).origin];
  if (!own.includes(origin)) {
    throw new AuthError("validation_failed", "This form can only be sent from its own page");
  }
}

function invalidLink(): AppError {
  return new AuthError("otp_expired", "Email link is invalid or has expired");
}

function redirectWithError(context: Context, redirectTo: string, error: AppError): Response {
  const target = new URL(redirectTo);
  target.hash = new URLSearchParams({
    error: "access_denied",
    error_code: error.code,
    error_description: error.message,
  }).toString();
  return leave(context, target);
}

function leave(context: Context, target: URL): Response {
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(target.href, 303);
}
