import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password, pressButton, startAuthApp, type AuthApp } from "../support/auth-app.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

describe("what the server says of itself", () => {
  it("names what it can do", async () => {
    const settings = await (await fetch(`${app.url}/auth/v1/settings`)).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    const health = await fetch(`${app.url}/auth/v1/health`);
    expect(health.status).toBe(200);
  });

  it("refuses by name what it cannot do", async () => {
    const client = app.client();
    const email = "otp@clients.example";
    expect((await client.auth.signInWithOtp({ email })).error).toMatchObject({
      code: "otp_disabled",
      message: "Sign-in by one-time password is not supported",
    });
    expect((await client.auth.signInAnonymously()).error?.code).toBe("anonymous_provider_disabled");
    expect((await client.auth.signInWithSSO({ domain: "x.example" })).error?.code).toBe(
      "saml_provider_disabled",
    );
    const idToken = await client.auth.signInWithIdToken({ provider: "google", token: "x" });
    expect(idToken.error?.message).toContain('"id_token" is not supported');
    const magic = await client.auth.verifyOtp({ email, token: "1", type: "magiclink" });
    expect(magic.error?.message).toContain('"magiclink" is not supported');
    const admin = app.client({ key: app.secretKey });
    expect((await admin.auth.admin.listUsers()).error).toMatchObject({ status: 404 });
    const { client: signedIn } = await app.member();
    const factor = await signedIn.auth.mfa.enroll({ factorType: "totp" });
    expect(factor.error?.message).toBe("A second factor is not supported");
    expect((await fetch(`${app.url}/auth/v1/nothing`)).status).toBe(404);
  });

  it("may be asked from any origin", async () => {
    const answer = await fetch(`${app.url}/auth/v1/token`, {
      method: "OPTIONS",
      headers: {
        origin: "https://site.example",
        "access-control-request-method": "POST",
        "access-control-request-headers":
          "apikey,authorization,content-type,x-supabase-api-version",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
  });
});

describe("the PKCE flow", () => {
  it("opens a session only in the browser that asked", async () => {
    const email = "pkce@clients.example";
    const client = app.client({ flowType: "pkce" });
    await client.auth.signUp({ email, password, options: { emailRedirectTo: `${app.url}/` } });
    const target = await pressButton((await app.mailTo(email)).link);
    expect(target.hash).toBe("");
    const code = target.searchParams.get("code") ?? "";
    const flowId = target.searchParams.get("sb_flow_id") ?? undefined;
    const { data, error } = await client.auth.exchangeCodeForSession(
      code,
      ...(flowId === undefined ? [] : [{ flowId }]),
    );
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await fetch(`${app.url}/auth/v1/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: "x".repeat(43) }),
    });
    expect(await again.json()).toMatchObject({ error_code: "flow_state_not_found" });
  });

  it("refuses a code without its verifier, and after five minutes", async () => {
    const email = "pkce2@clients.example";
    await app.client({ flowType: "pkce" }).auth.signUp({ email, password });
    const exchange = async (code: string | null) => {
      const answer = await fetch(`${app.url}/auth/v1/token?grant_type=pkce`, {
        method: "POST",
        body: JSON.stringify({ auth_code: code, code_verifier: "x".repeat(43) }),
      });
      const body: { error_code?: string } = await answer.json();
      return body.error_code;
    };
    const target = await pressButton((await app.mailTo(email)).link);
    expect(await exchange(target.searchParams.get("code"))).toBe("bad_code_verifier");
    await app.client({ flowType: "pkce" }).auth.resetPasswordForEmail(email);
    const recovery = await pressButton((await app.mailTo(email)).link);
    await app.owner`update auth.flow_state set created_at = now() - interval '6 minutes'`;
    expect(await exchange(recovery.searchParams.get("code"))).toBe("flow_state_expired");
  });
});
