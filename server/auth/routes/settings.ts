import type { Context } from "hono";
import { brand } from "../../../content/brand.ts";
import type { AuthServer } from "../auth-server.ts";

export function settings(context: Context): Response {
  return context.json({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    mfa_enabled: true,
  });
}

export async function health(auth: AuthServer, context: Context): Promise<Response> {
  await auth.db.asOwner((sql) => sql`select 1`);
  return context.json({ name: "auth", description: `Accounts of ${brand.name}` });
}

export async function jwks(auth: AuthServer, context: Context): Promise<Response> {
  context.header("Cache-Control", "public, max-age=600");
  return context.json(await auth.keyring.jwks());
}
