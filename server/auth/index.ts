import { Hono } from "hono";
import { cors } from "hono/cors";
import { resolveKeyRole } from "../api-keys/resolve-caller.ts";
import { createAuthServer, type AuthDependencies } from "./auth-server.ts";
import { errorResponse, toAppError } from "./error-response.ts";
import { requireAdmin } from "./require-admin.ts";
import { listUserFactors, removeUserFactor } from "./routes/admin-factors.ts";
import {
  addUser,
  changeUser,
  getUserById,
  listUsers,
  makeLink,
  removeUser,
} from "./routes/admin-users.ts";
import { challengeFactor, enrolFactor, removeFactor } from "./routes/factors.ts";
import { getUser } from "./routes/get-user.ts";
import { invite } from "./routes/invite.ts";
import { logout } from "./routes/logout.ts";
import { recover } from "./routes/recover.ts";
import {
  generateRecoveryCodes,
  readRecoveryCodes,
  removeRecoveryCodes,
  renewRecoveryCodes,
} from "./routes/recovery-codes.ts";
import { resend } from "./routes/resend.ts";
import { health, jwks, settings } from "./routes/settings.ts";
import { signUp } from "./routes/sign-up.ts";
import { token } from "./routes/token.ts";
import { refuseUnsupported } from "./routes/unsupported.ts";
import { updateUser } from "./routes/update-user.ts";
import { followVerifyLink, showVerifyPage } from "./routes/verify-link.ts";
import { verifyFactor } from "./routes/verify-factor.ts";
import { verifyRecoveryCode } from "./routes/verify-recovery-code.ts";
import { verify } from "./routes/verify.ts";

export type { AuthDependencies } from "./auth-server.ts";

/** GoTrue's endpoints as supabase-js uses them, to be mounted at /auth/v1. */
export function authRoutes(dependencies: AuthDependencies): Hono {
  const auth = createAuthServer(dependencies);
  const app = new Hono();

  app.onError((error, context) => {
    const shown = toAppError(error);
    if (shown.code === "unexpected_failure") auth.onUnexpected(error);
    return errorResponse(context, shown);
  });
  // Tokens travel in headers, never in cookies: any origin may ask, none gains anything by it. The one cookie, a device's
  // mark, stays with the site that set it.
  app.use(
    cors({
      origin: "*",
      exposeHeaders: ["X-Supabase-Api-Version", "Retry-After", "X-Total-Count", "Link"],
      maxAge: 600,
    }),
  );

  app.get("/health", (context) => health(auth, context));
  app.get("/.well-known/jwks.json", (context) => jwks(auth, context));
  // A link in a mail carries no key.
  app.get("/verify", (context) => showVerifyPage(auth, context));
  app.post("/verify", async (context, next) =>
    isForm(context.req.header("content-type")) ? followVerifyLink(auth, context) : next(),
  );

  // No key is fine, a wrong one is not.
  app.use(async (context, next) => {
    await resolveKeyRole(auth.keyring, context.req.raw.headers);
    await next();
  });
  app.get("/settings", (context) => settings(context));
  app.post("/signup", (context) => signUp(auth, context));
  app.post("/token", (context) => token(auth, context));
  app.post("/recover", (context) => recover(auth, context));
  app.post("/resend", (context) => resend(auth, context));
  app.post("/verify", (context) => verify(auth, context));
  app.post("/logout", (context) => logout(auth, context));
  app.get("/user", (context) => getUser(auth, context));
  app.put("/user", (context) => updateUser(auth, context));
  app.post("/invite", (context) => invite(auth, context));
  app.post("/factors", (context) => enrolFactor(auth, context));
  // Before `/factors/:factor`, which would take them for a factor's name.
  app.get("/factors/recovery-codes", (context) => readRecoveryCodes(auth, context));
  app.post("/factors/recovery-codes", (context) => generateRecoveryCodes(auth, context));
  app.delete("/factors/recovery-codes", (context) => removeRecoveryCodes(auth, context));
  app.post("/factors/recovery-codes/regenerate", (context) => renewRecoveryCodes(auth, context));
  app.post("/factors/recovery-codes/verify", (context) => verifyRecoveryCode(auth, context));
  app.post("/factors/:factor/challenge", (context) => challengeFactor(auth, context));
  app.post("/factors/:factor/verify", (context) => verifyFactor(auth, context));
  app.delete("/factors/:factor", (context) => removeFactor(auth, context));
  app.all("/admin/*", async (context, next) => {
    await requireAdmin(auth, context);
    return next();
  });
  app.get("/admin/users", (context) => listUsers(auth, context));
  app.post("/admin/users", (context) => addUser(auth, context));
  app.get("/admin/users/:user", (context) => getUserById(auth, context));
  app.put("/admin/users/:user", (context) => changeUser(auth, context));
  app.delete("/admin/users/:user", (context) => removeUser(auth, context));
  app.get("/admin/users/:user/factors", (context) => listUserFactors(auth, context));
  app.delete("/admin/users/:user/factors/:factor", (context) => removeUserFactor(auth, context));
  app.post("/admin/generate_link", (context) => makeLink(auth, context));
  app.all("*", (context) => refuseUnsupported(context));
  return app;
}

function isForm(contentType: string | undefined): boolean {
  return contentType?.startsWith("application/x-www-form-urlencoded") ?? false;
}
