import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../runtime/errors/app-error.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { send } from "../support/send.ts";
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
    expect((await admin.auth.admin.oauth.listClients()).error).toMatchObject({ status: 404 });

    const { client: signedIn } = await app.member();
    const factor = await signedIn.auth.mfa.enroll({ factorType: "phone", phone: "+440000000000" });
    expect(factor.error?.message).toBe("factor_type needs to be totp");
    expect((await fetch(`${app.url}/auth/v1/nothing`)).status).toBe(404);
  });

  it("knows no kind of mail by a name that every object inherits", async () => {
    for (const type of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      const asked = send(`${app.url}/auth/v1/verify`, { json: { type, token_hash: "x" } });
      expect(await asked, type).toMatchObject({
        status: 400,
        body: expect.stringContaining("is not supported"),
      });
    }
    expect(app.database.readLoad().taken).toBe(0);
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

describe("a request that makes no sense", () => {
  const endpoints = [
    "/signup",
    "/token?grant_type=password",
    "/token?grant_type=refresh_token",
    "/token?grant_type=pkce",
    "/recover",
    "/resend",
    "/verify",
    "/invite",
  ];
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("a@b.example", "signup", password),
  );
  const body = fc.dictionary(
    fc.constantFrom(
      "email",
      "password",
      "data",
      "type",
      "token",
      "token_hash",
      "refresh_token",
      "auth_code",
      "code_verifier",
      "code_challenge",
      "code_challenge_method",
      "phone",
    ),
    fc.oneof({ weight: 3, arbitrary: text }, fc.jsonValue()),
  );

  it("is refused, never a failure of ours", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        body,
        text,
        async (path, fields, redirect) => {
          const url = new URL(`${app.url}/auth/v1${path}`);
          url.searchParams.set("redirect_to", redirect);
          const answer = await fetch(url, {
            method: "POST",
            headers: { apikey: app.secretKey, "x-test-address": crypto.randomUUID() },
            body: JSON.stringify(fields),
          });
          expect(answer.status).toBeLessThan(500);
        },
      ),
      { numRuns: byTier({ short: 100, whole: 400 }) },
    );
    expect(app.unexpected).toEqual([]);
  });

  it.each([
    ["/auth/v1/signup", "application/json"],
    ["/auth/v1/verify", "application/x-www-form-urlencoded"],
    ["/auth/v1/factors/recovery-codes", "application/json"],
    ["/functions/v1/submit-lead", "application/json"],
  ])("is nobody's fault when it breaks off: %s", async (path, type) => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const request = {
      method: "POST",
      headers: { "content-type": type },
      body: broken,
      duplex: "half",
    };
    const answer = await app.fetch(new Request(app.url + path, request));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("The request broke off before its end.");
    expect(app.unexpected).toEqual([]);
  });

  it("is refused when it is nested without end", async () => {
    const deep = `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`;
    for (const path of ["/auth/v1/signup", "/functions/v1/submit-lead"]) {
      const answer = await fetch(app.url + path, { method: "POST", body: `{"data":${deep}}` });
      expect(answer.status).toBe(400);
    }
    expect(app.unexpected).toEqual([]);
  });

  it("is refused on the page behind a link, too", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (token, type, redirect) => {
        const parameters = new URLSearchParams({ token, type, redirect_to: redirect });
        const page = await fetch(`${app.url}/auth/v1/verify?${parameters}`, { redirect: "manual" });
        const pressed = await fetch(`${app.url}/auth/v1/verify`, {
          method: "POST",
          headers: { "x-test-address": crypto.randomUUID() },
          body: parameters,
          redirect: "manual",
        });
        expect([page.status, pressed.status].every((status) => status < 400)).toBe(true);
        const target = new URL(pressed.headers.get("location") ?? "");
        expect(target.origin).toBe(app.url);
        expect(target.hash).toContain("error_code=otp_expired");
      }),
      { numRuns: 100 },
    );
  });
});

describe("while the database is away", () => {
  it("says so and when to try again", async () => {
    let isAway = false;
    const fragile = await startAuthApp((database) => ({
      db: {
        ...database,
        asOwner: (work) =>
          isAway
            ? Promise.reject(new AppError("database_unavailable", "The database is away."))
            : database.asOwner(work),
      },
    }));
    isAway = true;
    const answer = await fetch(`${fragile.url}/auth/v1/health`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const email = "away@clients.example";
    const { error } = await fragile.client().auth.signInWithPassword({ email, password });
    expect(error?.name).toBe("AuthRetryableFetchError");
    isAway = false;
    expect((await fetch(`${fragile.url}/auth/v1/health`)).status).toBe(200);
    await fragile.stop();
  });
});
