import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { argon2Passwords } from "../../server/auth/password.ts";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
} from "../support/auth-app.ts";
import { inTurn } from "../support/in-turn.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp(() => ({ passwords: argon2Passwords }));
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

describe("signing up", () => {
  it("mails a confirmation and opens no session yet", async () => {
    const client = app.client();
    const { data, error } = await client.auth.signUp({
      email: "Ada@Clients.example",
      password,
      options: {
        emailRedirectTo: `${app.url}/`,
        data: { display_name: "Ada", company_name: "Engines" },
      },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: "ada@clients.example",
      aud: "authenticated",
      role: "authenticated",
      user_metadata: { display_name: "Ada", company_name: "Engines" },
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const mail = await app.mailTo("ada@clients.example");
    expect(mail.kind).toBe("confirm-sign-up");
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.link.startsWith(`${app.url}/auth/v1/verify?token=`)).toBe(true);
    const [profile] = await app.owner`
      select display_name, company_name from public.profiles where user_id = ${data.user?.id ?? ""}`;
    expect(profile).toEqual({ display_name: "Ada", company_name: "Engines" });
  });

  it("refuses the right password until the address is confirmed", async () => {
    const { error } = await app.client().auth.signInWithPassword({
      email: "ada@clients.example",
      password,
    });
    expect(error).toMatchObject({ code: "email_not_confirmed", status: 400 });
  });

  it("opens a session by the link, however often a scanner looked at it first", async () => {
    const { link } = await app.mailTo("ada@clients.example");
    const looks = await Promise.all([fetch(link), fetch(link), fetch(link, { method: "HEAD" })]);
    expect(looks.map((look) => look.status)).toEqual([200, 200, 200]);
    expect(looks[0]?.headers.get("content-security-policy")).toContain("default-src 'none'");
    const target = await pressButton(link);
    expect(target.origin + target.pathname).toBe(`${app.url}/`);
    const fragment = fragmentOf(target);
    expect(fragment.get("type")).toBe("signup");
    expect(fragment.get("token_type")).toBe("bearer");
    const client = app.client();
    const { data, error } = await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
  });

  it("takes a link only once", async () => {
    const { link } = await app.mailTo("ada@clients.example");
    const fragment = fragmentOf(await pressButton(link));
    expect(fragment.get("error_code")).toBe("otp_expired");
    expect(fragment.get("access_token")).toBeNull();
  });

  it("opens a session by the code", async () => {
    const client = app.client();
    await client.auth.signUp({ email: "bob@clients.example", password });
    const { code } = await app.mailTo("bob@clients.example");
    const { data, error } = await client.auth.verifyOtp({
      email: "bob@clients.example",
      token: code,
      type: "signup",
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    expect(data.user?.email).toBe("bob@clients.example");
  });

  it("opens a session by the link's token as token_hash", async () => {
    const client = app.client();
    await client.auth.signUp({ email: "hash@clients.example", password });
    const { link } = await app.mailTo("hash@clients.example");
    const token_hash = new URL(link).searchParams.get("token") ?? "";
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: "email" });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeDefined();
  });

  it("refuses a wrong code, and the right one after five wrong ones", async () => {
    const client = app.client();
    const email = "guess@clients.example";
    await client.auth.signUp({ email, password });
    const { code } = await app.mailTo(email);
    const wrong = code === "000000" ? "000001" : "000000";
    await inTurn([1, 2, 3, 4, 5], async () => {
      const tried = await client.auth.verifyOtp({ email, token: wrong, type: "signup" });
      expect(tried.error).toMatchObject({ code: "otp_expired", status: 403 });
    });
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "signup" });
    expect(error).toMatchObject({ code: "otp_expired" });
  });

  it("refuses an expired code", async () => {
    const client = app.client();
    const email = "late@clients.example";
    await client.auth.signUp({ email, password });
    const { code, link } = await app.mailTo(email);
    await app.owner`
      update auth.one_time_tokens set expires_at = now() - interval '1 second' where relates_to = ${email}`;
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "signup" });
    expect(error).toMatchObject({ code: "otp_expired" });
    expect(fragmentOf(await pressButton(link)).get("error_code")).toBe("otp_expired");
  });

  it("stores neither password, code nor token in the clear", async () => {
    const email = "clear@clients.example";
    await app.client().auth.signUp({ email, password });
    const { code, link } = await app.mailTo(email);
    const stored = JSON.stringify([
      await app.owner`select * from auth.users where email = ${email}`,
      await app.owner`select * from auth.one_time_tokens where relates_to = ${email}`,
    ]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(new URL(link).searchParams.get("token"));
    expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  it("sends nobody to a stranger's site", async () => {
    const email = "redirect@clients.example";
    await app.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: "https://evil.example/steal" },
    });
    const { link } = await app.mailTo(email);
    const tampered = new URL(link);
    tampered.searchParams.set("redirect_to", "https://evil.example/steal");
    expect((await pressButton(tampered.href)).origin).toBe(app.url);
  });

  it("lets no other site press the button", async () => {
    const email = "csrf@clients.example";
    await app.client().auth.signUp({ email, password });
    const { link } = await app.mailTo(email);
    const answer = await fetch(`${app.url}/auth/v1/verify`, {
      method: "POST",
      body: new URLSearchParams({
        token: new URL(link).searchParams.get("token") ?? "",
        type: "signup",
      }),
      headers: { origin: "https://evil.example" },
      redirect: "manual",
    });
    expect(answer.status).toBe(400);
  });
});

describe("a weak or malformed sign-up", () => {
  it("names the reasons of a weak password", async () => {
    const { error } = await app
      .client()
      .auth.signUp({ email: "w@clients.example", password: "abc" });
    expect(error).toMatchObject({ code: "weak_password", status: 422, reasons: ["length"] });
    expect(await app.mailCount("w@clients.example")).toBe(0);
  });

  it.each([
    ["a malformed address", { email: "nobody", password }, "validation_failed", 400],
    [
      "a header injection",
      { email: "a@b.example\r\nBcc: c@d.example", password },
      "validation_failed",
      400,
    ],
    ["no password", { email: "n@clients.example", password: "" }, "validation_failed", 400],
    ["a phone number", { phone: "+44123", password }, "phone_provider_disabled", 422],
  ] as const)("refuses %s", async (_, credentials, code, status) => {
    const { error } = await app.client().auth.signUp(credentials);
    expect(error).toMatchObject({ code, status });
  });

  it.each([
    ["broken JSON", "{", 400, "bad_json"],
    ["a list", "[]", 400, "validation_failed"],
    [
      "NUL in the metadata",
      JSON.stringify({ email: "z@clients.example", password, data: { a: "\0" } }),
      400,
      "validation_failed",
    ],
    [
      "half a character in the metadata",
      JSON.stringify({ email: "z@clients.example", password, data: { a: "\ud800" } }),
      400,
      "validation_failed",
    ],
    ["too much", JSON.stringify({ email: "x".repeat(70_000) }), 413, "request_too_large"],
  ])(
    "answers %s in GoTrue's older shape when no API version is named",
    async (_, body, status, code) => {
      const answer = await fetch(`${app.url}/auth/v1/signup`, { method: "POST", body });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        code: status,
        error_code: code,
        msg: expect.any(String),
      });
    },
  );
});

describe("signing up twice", () => {
  it("never lets a stranger's password open the account", async () => {
    const email = "victim@clients.example";
    await app.client().auth.signUp({ email, password: "attackers-password" });
    await app.client().auth.signUp({ email, password });
    const { link } = await app.mailTo(email);
    expect(fragmentOf(await pressButton(link)).get("access_token")).not.toBeNull();
    const attacker = await app
      .client()
      .auth.signInWithPassword({ email, password: "attackers-password" });
    expect(attacker.error).toMatchObject({ code: "invalid_credentials" });
    const victim = await app.client().auth.signInWithPassword({ email, password });
    expect(victim.error).toBeNull();
  });
});
