import type { Context } from "hono";
import { z } from "zod";
import { sourceOf } from "../../http/request-source.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { rememberDevice } from "../device-mark.ts";
import { countNetwork, enforceLimits } from "../enforce-limit.ts";
import { exchangeCode } from "../exchange-code.ts";
import { presentSession, type OpenSession } from "../open-session.ts";
import { refreshSession } from "../refresh-session.ts";
import { parseBody } from "../request-body.ts";
import { signInWithPassword } from "../sign-in-with-password.ts";

export const refreshBody = z.object({ refresh_token: z.string() });
export const pkceBody = z.object({ auth_code: z.string(), code_verifier: z.string() });

export async function token(auth: AuthServer, context: Context): Promise<Response> {
  const type = context.req.query("grant_type") ?? "";
  const opened = await grant(auth, context, type);
  if (type !== "refresh_token") rememberDevice(auth, context, opened.user);
  context.header("Cache-Control", "no-store");
  return context.json(await presentSession(auth, opened));
}

async function grant(auth: AuthServer, context: Context, type: string): Promise<OpenSession> {
  switch (type) {
    case "password":
      return signInWithPassword(auth, context);
    case "refresh_token": {
      await enforceLimits(auth, [countNetwork(auth, context, "refreshesPerNetwork")]);
      const { refresh_token: presented } = await parseBody(context, refreshBody);
      return refreshSession(auth, { presented, source: sourceOf(context) });
    }
    case "pkce": {
      await enforceLimits(auth, [countNetwork(auth, context, "codeTriesPerNetwork")]);
      return exchangeCode(auth, context, await parseBody(context, pkceBody));
    }
    default:
      throw new AuthError(
        "validation_failed",
        `grant_type ${JSON.stringify(type)} is not supported; use password, refresh_token or pkce`,
      );
  }
}
