import type { Context } from "hono";
import { z } from "zod";
import { sourceOf } from "../../http/request-source.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { rememberDevice } from "../device-mark.ts";
import { countNetwork, enforceLimits } from "../enforce-limit.ts";
import { presentSession } from "../open-session.ts";
import { redeemToken, tokenTypes, type TokenProof } from "../redeem-token.ts";
import { parseEmail, parseBody } from "../request-body.ts";

export const bodySchema = z.object({
  type: z.string(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

/** `verifyOtp`: the code from the mail with its address, or the token of the link as `token_hash`. */
export async function verify(auth: AuthServer, context: Context): Promise<Response> {
  const body = await parseBody(context, bodySchema);
  const types = tokenTypes.get(body.type);
  if (body.phone) throw new AuthError("phone_provider_disabled", "Phone numbers are not supported");
  if (!types) {
    throw new AuthError(
      "validation_failed",
      `Verify type ${JSON.stringify(body.type)} is not supported; use ${[...tokenTypes.keys()].join(", ")}`,
    );
  }
  const proof = readProof(body);
  await enforceLimits(auth, [
    ...("email" in proof ? [{ limit: "codeTriesPerAddress", subject: proof.email } as const] : []),
    countNetwork(auth, context, "codeTriesPerNetwork"),
  ]);
  const redeemed = await redeemToken(auth, { proof, types, source: sourceOf(context) });
  context.header("Cache-Control", "no-store");
  if ("authorisationCode" in redeemed) {
    return context.json({ auth_code: redeemed.authorisationCode });
  }
  rememberDevice(auth, context, redeemed.session.user);
  return context.json(await presentSession(auth, redeemed.session));
}

function readProof(body: z.infer<typeof bodySchema>): TokenProof {
  if (body.token_hash && !body.email && !body.token) return { link: body.token_hash };
  if (body.email && body.token && !body.token_hash) {
    return { email: parseEmail(body.email), code: body.token.trim() };
  }
  throw new AuthError(
    "validation_failed",
    "Verify requires either a token_hash, or an email with its token",
  );
}
