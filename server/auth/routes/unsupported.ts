import type { Context } from "hono";
import { AuthError, type AuthErrorCode } from "../auth-error.ts";

type Refusal = { path: RegExp; code: AuthErrorCode; what: string };

/** Parts of GoTrue that are left out on purpose, each refused by its name. */
const refusals: Refusal[] = [
  { path: /^\/(otp|magiclink)$/, code: "otp_disabled", what: "Sign-in by one-time password" },
  { path: /^\/reauthenticate$/, code: "otp_disabled", what: "Reauthentication by nonce" },
  { path: /^\/(authorize|callback)$/, code: "provider_disabled", what: "Sign-in with a provider" },
  { path: /^\/sso/, code: "saml_provider_disabled", what: "Single sign-on" },
  { path: /^\/passkeys/, code: "not_supported", what: "Signing in with a passkey" },
  { path: /^\/user\/identities/, code: "not_supported", what: "Linking identities" },
  { path: /^\/admin/, code: "not_supported", what: "This part of the admin interface" },
  { path: /^\/(user\/)?oauth/, code: "not_supported", what: "Acting as an OAuth server" },
];

export function refuseUnsupported(context: Context): never {
  const path = context.req.path.replace(/^.*\/auth\/v1/, "");
  const refusal = refusals.find((entry) => entry.path.test(path));
  if (refusal) throw new AuthError(refusal.code, `${refusal.what} is not supported`);
  throw new AuthError("not_supported", `${context.req.method} ${path} is not supported`);
}
