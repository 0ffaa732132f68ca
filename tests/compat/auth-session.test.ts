import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteExpired } from "../../services/retention/delete-expired.ts";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

async function signIn(email: string): Promise<SupabaseClient> {
  const client = app.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

async function sessionOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error("The client holds no session");
  return data.session;
}

/** As another tab or a thief would, without the client's own bookkeeping in between. */
async function refreshRaw(refreshToken: string) {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: app.publishableKey, "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  const body: { code?: string; refresh_token?: string; access_token?: string } =
    await answer.json();
  return { status: answer.status, body };
}

async function waitOutReuseInterval(email: string): Promise<void> {
  await app.owner`
    update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'
    where user_id = (select id from auth.users where email = ${email})`;
}

async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  return { ...(await client.auth.getClaims()).data?.claims };
}

describe("signing in", () => {
  it("answers the session object that supabase-js expects", async () => {
    const { email, id } = await app.member();
    const { data, error } = await app.client().auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(Object.keys(data.session ?? {}).toSorted()).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "refresh_token",
      "token_type",
      "user",
    ]);
    expect(data.user).toMatchObject({ id, email });
    expect(data.user?.last_sign_in_at).toBeDefined();
  });

  it("writes an access token with the claims that policies read", async () => {
    const { email, id } = await app.member();
    await app.owner`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "staff"}' where id = ${id}`;
    const client = await signIn(email);
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe("ES256");
    expect(data?.claims).toMatchObject({
      iss: `${app.url}/auth/v1`,
      sub: id,
      aud: "authenticated",
      role: "authenticated",
      email,
      aal: "aal1",
      app_metadata: { provider: "email", role: "staff" },
      session_id: expect.any(String),
    });
    expect(data?.claims.amr).toEqual([{ method: "password", timestamp: expect.any(Number) }]);
    expect(data ? data.claims.exp - data.claims.iat : 0).toBe(3600);
  });

  it("refuses a wrong password, an unknown address and a missing one", async () => {
    const { email } = await app.member();
    const wrong = await app.client().auth.signInWithPassword({ email, password: "not-this-one" });
    expect(wrong.error).toMatchObject({ code: "invalid_credentials", status: 400 });
    const unknown = await app.client().auth.signInWithPassword({
      email: "nobody@clients.example",
      password,
    });
    expect(unknown.error).toMatchObject({ code: "invalid_credentials", status: 400 });
    const empty = await app.client().auth.signInWithPassword({ email: "", password });
    expect(empty.error).toMatchObject({ code: "validation_failed", status: 400 });
  });

  it("refuses a banned account only to those who know its password", async () => {
    const { email } = await app.member();
    await app.owner`update auth.users set banned_until = now() + interval '1 day' where email = ${email}`;
    const right = await app.client().auth.signInWithPassword({ email, password });
    expect(right.error).toMatchObject({ code: "user_banned" });
    const wrong = await app.client().auth.signInWithPassword({ email, password: "not-this-one" });
    expect(wrong.error).toMatchObject({ code: "invalid_credentials" });
  });
});

describe("refreshing", () => {
  it("rotates the refresh token and keeps the session", async () => {
    const { client } = await app.member();
    const before = await sessionOf(client);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    const [first, second] = await Promise.all([
      client.auth.getClaims(before.access_token),
      client.auth.getClaims(data.session?.access_token),
    ]);
    expect(second.data?.claims.session_id).toBe(first.data?.claims.session_id);
  });

  it("gives two tabs that refresh at once the same successor", async () => {
    const { client } = await app.member();
    const { refresh_token } = await sessionOf(client);
    const answers = await Promise.all([
      refreshRaw(refresh_token),
      refreshRaw(refresh_token),
      refreshRaw(refresh_token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const next = await refreshRaw(answers[0].body.refresh_token ?? "");
    expect(next.status).toBe(200);
    const late = await refreshRaw(refresh_token);
    expect(late.body.refresh_token).toBe(next.body.refresh_token);
  });

  it("ends the whole family when an old token comes back later", async () => {
    const { client, email } = await app.member();
    const stolen = (await sessionOf(client)).refresh_token;
    const other = await signIn(email);
    await client.auth.refreshSession();
    const current = await sessionOf(client);
    await waitOutReuseInterval(email);
    expect(await refreshRaw(stolen)).toMatchObject({
      status: 400,
      body: { code: "refresh_token_already_used" },
    });
    expect(await refreshRaw(current.refresh_token)).toMatchObject({
      status: 400,
      body: { code: "refresh_token_not_found" },
    });
    const { error } = await client.auth.getUser(current.access_token);
    expect(error?.name).toBe("AuthSessionMissingError");
    expect((await other.auth.getUser()).error).toBeNull();
  });

  it("refuses a token that never was", async () => {
    const { error } = await app.client().auth.refreshSession({ refresh_token: "never-was" });
    expect(error).toMatchObject({ code: "refresh_token_not_found", status: 400 });
  });

  it("keeps only hashes of refresh tokens", async () => {
    const { client } = await app.member();
    const { refresh_token } = await sessionOf(client);
    const rows = await app.owner`select token, parent from auth.refresh_tokens`;
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });
});

describe("signing out", () => {
  it("locally ends this session only", async () => {
    const { client, email } = await app.member();
    const other = await signIn(email);
    const { access_token, refresh_token } = await sessionOf(client);
    expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect((await app.client().auth.getUser(access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
    expect((await refreshRaw(refresh_token)).body.code).toBe("refresh_token_not_found");
    expect((await other.auth.getUser()).error).toBeNull();
  });

  it("of others keeps this session only", async () => {
    const { client, email } = await app.member();
    const other = await signIn(email);
    expect((await client.auth.signOut({ scope: "others" })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  it("globally ends them all, and nobody else's", async () => {
    const { client, email } = await app.member();
    const other = await signIn(email);
    const stranger = await app.member();
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await stranger.client.auth.getUser()).error).toBeNull();
  });

  it("refuses an unknown scope and a request without a token", async () => {
    const wrong = await fetch(`${app.url}/auth/v1/logout?scope=some`, { method: "POST" });
    expect(wrong.status).toBe(400);
    const missing = await fetch(`${app.url}/auth/v1/logout`, { method: "POST" });
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({ error_code: "no_authorization" });
  });
});

describe("a revoked session", () => {
  it("fails on the very next request to the data, too", async () => {
    const { client, id } = await app.member();
    const { access_token } = await sessionOf(client);
    const headers = { Authorization: `Bearer ${access_token}` };
    const before = await fetch(`${app.url}/whoami`, { headers });
    expect(await before.json()).toEqual({ role: "authenticated", id });
    await client.auth.signOut();
    const after = await fetch(`${app.url}/whoami`, { headers });
    expect(after.status).toBe(401);
    expect(await after.json()).toEqual({ code: "session_not_found" });
  });

  it("can be listed and revoked by its owner alone", async () => {
    const { client, email, id } = await app.member();
    await signIn(email);
    const stranger = await app.member();
    const mine = { role: "authenticated", claims: await claimsOf(client) } as const;
    const theirs = { role: "authenticated", claims: await claimsOf(stranger.client) } as const;
    const list = await app.database.asCaller(
      mine,
      (sql) => sql`select * from public.my_sessions()`,
    );
    expect(list.map((row) => row["is_current"])).toEqual([false, true]);
    const other = list[0]?.["id"] ?? "";
    const [refused] = await app.database.asCaller(
      theirs,
      (sql) => sql`select public.revoke_session(${other}) as done`,
    );
    expect(refused?.["done"]).toBe(false);
    const [done] = await app.database.asCaller(
      mine,
      (sql) => sql`select public.revoke_session(${other}) as done`,
    );
    expect(done?.["done"]).toBe(true);
    const left = await app.owner`select id from auth.sessions where user_id = ${id}`;
    expect(left).toHaveLength(1);
    await expect(
      app.database.asCaller(
        { role: "anon", claims: null },
        (sql) => sql`select * from public.my_sessions()`,
      ),
    ).rejects.toMatchObject({ code: "42501" });
  });
});

describe("the retention job", () => {
  it("removes what has run out and leaves what lives", async () => {
    const { client, id, email } = await app.member();
    await client.auth.refreshSession();
    await client.auth.resetPasswordForEmail(email);
    await app.client().auth.signUp({ email: "forgotten@clients.example", password });
    await app.owner`
      update auth.users set created_at = now() - interval '31 days'
      where email in (${email}, 'forgotten@clients.example')`;
    await app.owner`
      update auth.one_time_tokens set expires_at = now() - interval '2 days' where user_id = ${id}`;
    await app.owner`
      update auth.refresh_tokens set updated_at = now() - interval '31 days' where user_id = ${id}`;
    await app.database.asOwner(deleteExpired);
    const [left] = await app.owner`
      select
        (select count(*)::int from auth.users where email = 'forgotten@clients.example') as forgotten,
        (select count(*)::int from auth.one_time_tokens where user_id = ${id}) as tokens,
        (select count(*)::int from auth.refresh_tokens where user_id = ${id}) as refresh_tokens`;
    expect(left).toEqual({ forgotten: 0, tokens: 0, refresh_tokens: 1 });
    expect((await client.auth.refreshSession()).error).toBeNull();
  });
});
