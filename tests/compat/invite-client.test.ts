import { randomUUID } from "node:crypto";
import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
  type Member,
} from "../support/auth-app.ts";

let app: AuthApp;
let staff: Member;
beforeAll(async () => {
  app = await startAuthApp();
  staff = await app.staff();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const someone = () => `${randomUUID()}@clients.example`;

async function invite(client: SupabaseClient, body: object) {
  const { data, error } = await client.functions.invoke("invite-client", { body });
  if (error === null) return { status: 200, body: data, headers: new Headers() };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function expectNothing(email: string) {
  expect(await app.mailCount(email)).toBe(0);
  expect(await app.owner`select 1 from auth.users where email = ${email}`).toHaveLength(0);
}

describe("staff", () => {
  it("invite a client, who follows the mail, sets a password and finds their names", async () => {
    const email = someone();
    const answer = await invite(staff.client, {
      email: ` ${email.toUpperCase()} `,
      displayName: "Ida Lund",
      companyName: "Harbour Ltd",
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { kind, link, text } = await app.mailTo(email);
    expect(kind).toBe("invite");
    expect(text).toContain("work once, for 7 days");
    // It waits over a long weekend; after the week it is over.
    const [life] = await app.owner`
      select expires_at - created_at = interval '7 days' as is_week
      from auth.one_time_tokens where relates_to = ${email}`;
    expect(life?.["is_week"]).toBe(true);
    await app.owner`
      update auth.one_time_tokens set expires_at = expires_at - interval '167 hours'
      where relates_to = ${email}`;
    const arrived = fragmentOf(await pressButton(link));
    expect(arrived.get("type")).toBe("invite");

    const client = app.client();
    const session = {
      access_token: arrived.get("access_token") ?? "",
      refresh_token: arrived.get("refresh_token") ?? "",
    };
    expect((await client.auth.setSession(session)).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const { data } = await app.client().auth.signInWithPassword({ email, password });
    expect(data.user?.app_metadata["role"]).toBeUndefined();
    const [profile] = await app.owner`
      select display_name, company_name from public.profiles where user_id = ${data.user?.id ?? ""}`;
    expect(profile).toEqual({ display_name: "Ida Lund", company_name: "Harbour Ltd" });
  });

  it("who click twice send one mail", async () => {
    const email = someone();
    const answers = await Promise.all([
      invite(staff.client, { email }),
      invite(staff.client, { email }),
      invite(staff.client, { email }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await app.mailCount(email)).toBe(1);
  });

  it("invite again when the first mail has got lost", async () => {
    const email = someone();
    await invite(staff.client, { email });
    const first = await app.mailTo(email);
    await app.owner`
      update auth.users set invited_at = now() - interval '1 minute' where email = ${email}`;
    expect((await invite(staff.client, { email })).status).toBe(200);
    expect(await app.mailCount(email)).toBe(2);
    expect((await app.mailTo(email)).code).not.toBe(first.code);
  });

  it("are told plainly that an address has an account", async () => {
    const { email } = await app.member();
    expect(await invite(staff.client, { email })).toMatchObject({
      status: 409,
      body: {
        error: "This address already has an account.",
        fields: { email: "This address already has an account." },
      },
    });
  });

  it("learn what is wrong with each field", async () => {
    const email = someone();
    expect(await invite(staff.client, { email: "ida", displayName: 7 })).toMatchObject({
      status: 400,
      body: {
        error: "Please check the highlighted fields.",
        fields: {
          email: "Please enter a valid email address.",
          displayName: "The name must be a text.",
        },
      },
    });
    expect((await invite(staff.client, { email, companyName: "a\u0000b" })).status).toBe(400);
    await expectNothing(email);
  });

  it("keep whole characters of a name, whatever half was sent", async () => {
    const email = someone();
    const sent = await invite(staff.client, { email, displayName: "half a pair: \ud83c" });
    expect(sent.status).toBe(200);
    const [account] = await app.owner`
      select raw_user_meta_data ->> 'display_name' as name from auth.users where email = ${email}`;
    expect(account?.["name"]).toBe("half a pair: \ufffd");
  });

  it("cannot fill one mailbox, nor many", async () => {
    const email = someone();
    for (let n = 0; n < 5; n += 1) {
      expect((await invite(staff.client, { email })).status).toBe(200);
    }
    const refused = await invite(staff.client, { email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

    const busy = await app.staff();
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => invite(busy.client, { email: someone() })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it("who have lost the role or the session invite nobody, whatever their token says", async () => {
    const former = await app.staff();
    await app.owner`
      update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${former.id}`;
    const email = someone();
    expect((await invite(former.client, { email })).status).toBe(403);
    await app.owner`delete from auth.sessions where user_id = ${former.id}`;
    expect((await invite(former.client, { email })).status).toBe(401);
    await expectNothing(email);
  });
});

describe("nobody else", () => {
  it("invites without signing in", async () => {
    const email = someone();
    expect(await invite(app.client(), { email })).toMatchObject({
      status: 401,
      body: { error: "Please sign in." },
    });
    expect((await invite(app.client({ key: app.secretKey }), { email })).status).toBe(401);
    await expectNothing(email);
  });

  it("invites as a client, whatever they write about themselves", async () => {
    const email = someone();
    const { client } = await app.member();
    expect(await invite(client, { email })).toMatchObject({
      status: 403,
      body: { error: "Only the studio can invite clients." },
    });
    const forged = { role: "staff", app_metadata: { role: "staff" } };
    expect((await client.auth.updateUser({ data: forged })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await invite(client, { email, app_metadata: forged })).status).toBe(403);
    await expectNothing(email);
  });

  it("invites with a token that nobody signed", async () => {
    const email = someone();
    const { data } = await staff.client.auth.getSession();
    const [header, , signature] = (data.session?.access_token ?? "").split(".");
    const claims = { sub: staff.id, role: "authenticated", app_metadata: { role: "staff" } };
    const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
    const { error } = await app.client().functions.invoke("invite-client", {
      body: { email },
      headers: { Authorization: `Bearer ${header}.${payload}.${signature}` },
    });
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error?.context.status).toBe(401);
    await expectNothing(email);
  });

  it("makes anybody staff by inviting them", async () => {
    const email = someone();
    await invite(staff.client, { email, role: "staff", app_metadata: { role: "staff" } });
    const [made] = await app.owner<{ role: string | null }[]>`
      select raw_app_meta_data ->> 'role' as role from auth.users where email = ${email}`;
    expect(made).toEqual({ role: null });
  });
});
