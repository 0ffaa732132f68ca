import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
} from "../support/auth-app.ts";
import { enrol, signIn } from "../support/second-factor.ts";

let app: AuthApp;
let admin: SupabaseClient["auth"]["admin"];
beforeAll(async () => {
  app = await startAuthApp();
  ({ admin } = app.client({ key: app.secretKey }).auth);
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const someone = () => `${randomUUID()}@clients.example`;
const nobody = randomUUID();
const unknown = { code: "user_not_found", status: 404 };

async function create(attributes: Parameters<typeof admin.createUser>[0] = {}) {
  const email = attributes.email ?? someone();
  const given = { email, password, email_confirm: true, ...attributes };
  const { data, error } = await admin.createUser(given);
  if (error) throw error;
  return { ...data.user, email };
}

const signInAs = (email: string, wanted = password) =>
  app.client().auth.signInWithPassword({ email, password: wanted });

const isLive = async (client: SupabaseClient) => (await client.auth.getUser()).error === null;

async function actionsOn(id: string) {
  const rows = await app.owner<{ action: string; actor_role: string; changes: object }[]>`
    select action, actor_role, changes from public.audit_log
    where table_name = 'users' and row_id = ${id} order by id`;
  return rows.map(({ action, actor_role, changes }) => [action, actor_role, Object.keys(changes)]);
}

describe("the admin interface", () => {
  it("is for holders of the secret key alone", async () => {
    const { client, id } = await app.member();
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token ?? "";
    const users = `${app.url}/auth/v1/admin/users`;
    const links = `${app.url}/auth/v1/admin/generate_link`;
    for (const [method, url] of [
      ["GET", users],
      ["POST", users],
      ["GET", `${users}/${id}`],
      ["PUT", `${users}/${id}`],
      ["DELETE", `${users}/${id}`],
      ["GET", `${users}/${id}/factors`],
      ["DELETE", `${users}/${id}/factors/${nobody}`],
      ["POST", links],
    ] as const) {
      const ask = async (headers: Record<string, string>) => {
        const answer = await fetch(url, { method, headers });
        return [answer.status, (await answer.json()).error_code];
      };
      expect(await ask({}), url).toEqual([401, "no_authorization"]);
      const refused = [403, "not_admin"];
      expect(await ask({ apikey: app.publishableKey })).toEqual(refused);
      expect(await ask({ apikey: app.publishableKey, authorization: `Bearer ${token}` })).toEqual(
        refused,
      );
      expect(await ask({ apikey: app.secretKey, authorization: `Bearer ${token}` })).toEqual(
        refused,
      );
    }
    expect(await isLive(client)).toBe(true);
  });

  it("answers bad wishes by name, and never fails over one", async () => {
    const { id } = await create();
    const users = `${app.url}/auth/v1/admin/users`;
    const headers = { apikey: app.secretKey };
    const links = `${app.url}/auth/v1/admin/generate_link`;
    const email = someone();
    for (const [method, url, json, words] of [
      ["POST", users, { password }, "without an email"],
      ["POST", users, { email: "no address" }, "invalid format"],
      ["POST", users, { email, password: "short" }, "at least"],
      ["POST", users, { email, phone: "+44" }, "Phone"],
      ["POST", users, { email, password_hash: "$2y$" }, "password_hash is not supported"],
      ["POST", users, { email, role: "service_role" }, "role"],
      ["POST", users, { email, ban_duration: "1 year" }, "ban duration"],
      ["POST", users, { email, id }, "id: belongs to another user"],
      ["POST", users, { email, id: "7" }, "id:"],
      ["POST", users, { email, user_metadata: { a: "\0" } }, "user_metadata"],
      ["POST", users, { email, app_metadata: [] }, "app_metadata"],
      ["POST", users, [], "Invalid body"],
      ["PUT", `${users}/${id}`, { nonce: "1" }, "nonce is not supported"],
      ["PUT", `${users}/${id}`, { password: "a".repeat(500) }, "longer"],
      ["PUT", `${users}/x`, {}, "UUID"],
      ["PUT", `${users}/${nobody}`, {}, "not found"],
      ["DELETE", `${users}/${id}`, { should_soft_delete: "yes" }, "should_soft_delete"],
      ["DELETE", `${users}/${id}/factors/${nobody}`, {}, "factor not found"],
      ["DELETE", `${users}/${id}/factors/x`, {}, "factor not found"],
      ["POST", links, { type: "magiclink", email }, "one-time password is not supported"],
      ["POST", links, { type: "email_change_current", email, new_email: email }, "not supported"],
      ["POST", links, { type: "constructor", email }, "type: use signup"],
      ["POST", links, { type: "signup", email }, "valid password"],
      ["POST", links, { type: "recovery", email }, "User with this email not found"],
      ["POST", links, { type: "email_change_new", email }, "invalid format"],
    ] as const) {
      const answer = await fetch(url, { method, headers, body: JSON.stringify(json) });
      const isRefused = answer.status >= 400 && answer.status < 500;
      expect([isRefused, await answer.text()], words).toEqual([
        true,
        expect.stringContaining(words),
      ]);
    }
    for (const query of ["page=0", "page=x", "per_page=1001", "filter=a"]) {
      const answer = await fetch(`${users}?${query}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining(query.split("=")[0] ?? ""),
      ]);
    }
    expect(await app.owner`select 1 from auth.users where email = ${email}`).toHaveLength(0);
  });
});

describe("accounts", () => {
  it("are listed newest first, page by page, with how many there are", async () => {
    const older = await create();
    const newer = await create();
    const [counted] = await app.owner`select count(*)::int as total from auth.users`;
    const total = counted?.["total"];
    const first = await admin.listUsers({ page: 1, perPage: 1 });
    expect(first.data).toMatchObject({ total, nextPage: 2, aud: "authenticated" });
    expect(first.data.users.map(({ id }) => id)).toEqual([newer.id]);
    const second = await admin.listUsers({ page: 2, perPage: 1 });
    expect(second.data.users.map(({ id }) => id)).toEqual([older.id]);
    const all = await admin.listUsers();
    expect(all.data).toMatchObject({ total, nextPage: null, lastPage: 1 });
    expect(all.data.users).toHaveLength(total);
    const beyond = await admin.listUsers({ page: 99 });
    expect(beyond.data.users).toEqual([]);
  });

  it("are created confirmed or not, with what is said of them, and once for each address", async () => {
    const id = randomUUID();
    const user = await create({
      id,
      user_metadata: { display_name: "Ida Lund" },
      app_metadata: { team: "north" },
    });
    expect(user).toMatchObject({
      id,
      user_metadata: { display_name: "Ida Lund" },
      app_metadata: { provider: "email", providers: ["email"], team: "north" },
      email_confirmed_at: expect.any(String),
    });
    expect((await signInAs(user.email)).error).toBeNull();
    const [profile] = await app.owner`select display_name from profiles where user_id = ${id}`;
    expect(profile?.["display_name"]).toBe("Ida Lund");
    expect(await app.mailCount(user.email)).toBe(0);
    const again = await admin.createUser({ email: user.email.toUpperCase(), password });
    expect(again.error).toMatchObject({ code: "email_exists", status: 422 });

    const unconfirmed = await create({ email_confirm: false });
    expect((await signInAs(unconfirmed.email)).error?.code).toBe("email_not_confirmed");
    const banned = await create({ ban_duration: "24h" });
    expect((await signInAs(banned.email)).error?.code).toBe("user_banned");
    expect((await admin.getUserById(banned.id)).data.user?.banned_until).toBeDefined();
    const email = someone();
    expect((await admin.createUser({ email, email_confirm: true })).error).toBeNull();
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    expect(await actionsOn(id)).toEqual([["insert", "service_role", []]]);
    expect((await admin.getUserById(nobody)).error).toMatchObject(unknown);
  });

  it("change their metadata by merging, where a null removes a field", async () => {
    const { id } = await create({ user_metadata: { a: 1, b: 2 }, app_metadata: { x: 1, y: 2 } });
    const { data } = await admin.updateUserById(id, {
      user_metadata: { b: null, c: 3 },
      app_metadata: { y: null, z: 3 },
    });
    expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 });
    expect(data.user?.app_metadata).toMatchObject({ provider: "email", x: 1, z: 3 });
    expect(data.user?.app_metadata).not.toHaveProperty("y");
    expect(await actionsOn(id)).toEqual([
      ["insert", "service_role", []],
      ["update", "service_role", ["app_metadata", "user_metadata"]],
    ]);
  });

  it("that get another password end their sessions, marks and ways to set one", async () => {
    const { client, email, id } = await app.member();
    await app.client().auth.resetPasswordForEmail(email);
    const { code } = await app.mailTo(email);
    const [before] = await app.owner`select devices_valid_after from auth.users where id = ${id}`;
    const wanted = "another-horse-battery";
    expect((await admin.updateUserById(id, { password: wanted })).error).toBeNull();
    expect(await isLive(client)).toBe(false);
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    expect((await signInAs(email, wanted)).error).toBeNull();
    expect((await app.mailTo(email)).kind).toBe("password-changed");
    const recovery = { email, token: code, type: "recovery" as const };
    expect((await app.client().auth.verifyOtp(recovery)).error?.code).toBe("otp_expired");
    const [after] = await app.owner`select devices_valid_after from auth.users where id = ${id}`;
    expect(after?.["devices_valid_after"] > before?.["devices_valid_after"]).toBe(true);
    expect(await actionsOn(id)).toEqual([["update", "service_role", ["password"]]]);
  });

  it("that get another password before they are confirmed keep it when they are", async () => {
    const email = someone();
    const { data } = await app.client().auth.signUp({ email, password });
    const { code } = await app.mailTo(email);
    const wanted = "another-horse-battery";
    await admin.updateUserById(data.user?.id ?? "", { password: wanted });
    const confirmed = await app.client().auth.verifyOtp({ email, token: code, type: "signup" });
    expect(confirmed.error).toBeNull();
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    expect((await signInAs(email, wanted)).error).toBeNull();
  });

  it("move to another address at once, and both are told", async () => {
    const { email, id } = await app.member();
    const taken = await create();
    const refused = await admin.updateUserById(id, {
      email: taken.email,
      password: "another-horse",
    });
    expect(refused.error).toMatchObject({ code: "email_exists", status: 422 });
    expect((await signInAs(email)).error).toBeNull();
    await app.client().auth.resetPasswordForEmail(email);
    const { code } = await app.mailTo(email);
    const next = someone();
    const { data } = await admin.updateUserById(id, { email: next });
    expect(data.user).toMatchObject({ email: next, email_confirmed_at: expect.any(String) });
    expect((await signInAs(next)).error).toBeNull();
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    const kinds = [(await app.mailTo(email)).kind, (await app.mailTo(next)).kind];
    expect(kinds).toEqual(["email-changed", "email-change-done"]);
    const recovery = { email, token: code, type: "recovery" as const };
    expect((await app.client().auth.verifyOtp(recovery)).error?.code).toBe("otp_expired");

    const waiting = await create({ email_confirm: false });
    await admin.updateUserById(waiting.id, { email: someone() });
    const still = await admin.getUserById(waiting.id);
    expect(still.data.user?.email_confirmed_at).toBeUndefined();
    const confirmed = await admin.updateUserById(waiting.id, { email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toBeDefined();
    const wanted = someone();
    const both = await Promise.all(
      [taken.id, waiting.id].map((each) => admin.updateUserById(each, { email: wanted })),
    );
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(["email_exists"]);
  });

  it("that are banned are out at once, by whichever way they come, until the ban is lifted", async () => {
    const { client, email, id } = await app.member();
    const { data } = await admin.updateUserById(id, { ban_duration: "1h30m" });
    const until = Date.parse(data.user?.banned_until ?? "");
    expect(Math.abs(until - Date.now() - 5_400_000)).toBeLessThan(60_000);
    expect(await isLive(client)).toBe(false);
    expect((await signInAs(email)).error).toMatchObject({ code: "user_banned" });
    await app.client().auth.resetPasswordForEmail(email);
    const { code } = await app.mailTo(email);
    const recovery = { email, token: code, type: "recovery" as const };
    expect((await app.client().auth.verifyOtp(recovery)).error?.code).toBe("user_banned");
    expect((await admin.updateUserById(id, { ban_duration: "none" })).error).toBeNull();
    expect((await signInAs(email)).error).toBeNull();
    expect(await actionsOn(id)).toEqual([
      ["update", "service_role", ["banned_until"]],
      ["update", "service_role", ["banned_until"]],
    ]);
  });

  it("that are no longer staff are signed out, and the log says so", async () => {
    const { client, id } = await app.staff();
    await admin.updateUserById(id, { user_metadata: { a: 1 } });
    expect(await isLive(client)).toBe(true);
    await admin.updateUserById(id, { app_metadata: { role: null } });
    expect(await isLive(client)).toBe(false);
    expect(await actionsOn(id)).toContainEqual(["update", expect.any(String), ["role"]]);
  });
});

describe("deleting", () => {
  it("softly shuts the account, frees its address, and leaves the books until they are anonymised", async () => {
    const { client, email, id } = await app.member();
    await app.owner`insert into projects (user_id, title) values (${id}, 'Kept')`;
    expect((await admin.deleteUser(id, true)).error).toBeNull();
    expect(await isLive(client)).toBe(false);
    expect((await signInAs(email)).error?.code).toBe("invalid_credentials");
    expect((await admin.getUserById(id)).data.user?.deleted_at).toBeDefined();
    expect((await admin.updateUserById(id, { password })).error).toMatchObject(unknown);
    expect(await app.owner`select 1 from projects where user_id = ${id}`).toHaveLength(1);
    expect((await admin.deleteUser(id, true)).error).toBeNull();
    expect(await actionsOn(id)).toEqual([["delete", "service_role", []]]);
    expect((await create({ email })).id).not.toBe(id);
  });

  it("for good is refused while anything hangs on the account, and leaves nothing of it else", async () => {
    const { client, id } = await app.member();
    const refusal = { code: "conflict", status: 409 };
    await app.owner`insert into projects (user_id, title) values (${id}, 'Kept')`;
    expect((await admin.deleteUser(id)).error).toMatchObject({
      ...refusal,
      message: expect.stringContaining("should_soft_delete"),
    });
    expect(await isLive(client)).toBe(true);
    await app.owner`delete from projects where user_id = ${id}`;
    await app.owner`
      insert into storage.objects (bucket_id, name) values ('attachments', ${`${id}/brief.pdf`})`;
    expect((await admin.deleteUser(id)).error).toMatchObject(refusal);
    await app.owner`delete from storage.objects where name like ${`${id}/%`}`;
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect(await isLive(client)).toBe(false);
    expect(await app.owner`select 1 from auth.users where id = ${id}`).toHaveLength(0);
    expect(await app.owner`select 1 from profiles where user_id = ${id}`).toHaveLength(0);
    expect(await actionsOn(id)).toEqual([["delete", "service_role", []]]);
    expect((await admin.deleteUser(id)).error).toMatchObject(unknown);
  });
});

describe("links", () => {
  it("let somebody sign up, accept an invitation or come back, without a mail", async () => {
    const email = someone();
    const redirectTo = `${app.url}/welcome`;
    const made = await admin.generateLink({
      type: "signup",
      email,
      password,
      options: { redirectTo, data: { display_name: "Ida" } },
    });
    expect(made.data.user).toMatchObject({ email, user_metadata: { display_name: "Ida" } });
    expect(made.data.properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      verification_type: "signup",
      redirect_to: redirectTo,
    });
    const arrived = await pressButton(made.data.properties?.action_link ?? "");
    expect([arrived.pathname, fragmentOf(arrived).get("type")]).toEqual(["/welcome", "signup"]);
    expect((await signInAs(email)).error).toBeNull();
    const again = await admin.generateLink({ type: "signup", email, password });
    expect(again.error).toMatchObject({ code: "email_exists", status: 422 });

    const invited = await admin.generateLink({ type: "invite", email: someone() });
    const token_hash = invited.data.properties?.hashed_token ?? "";
    expect((await app.client().auth.verifyOtp({ token_hash, type: "invite" })).error).toBeNull();
    const back = await admin.generateLink({ type: "recovery", email });
    const token = back.data.properties?.email_otp ?? "";
    const opened = await app.client().auth.verifyOtp({ email, token, type: "recovery" });
    expect(opened.data.user?.email).toBe(email);
    expect(await app.mailCount(email)).toBe(0);
    expect(await actionsOn(made.data.user?.id ?? "")).toEqual([
      ["generate_link", "service_role", []],
      ["generate_link", "service_role", []],
    ]);
  });

  it("move an account to the address they were made for", async () => {
    const { email, id } = await create();
    const newEmail = someone();
    const { data } = await admin.generateLink({ type: "email_change_new", email, newEmail });
    expect(data.user).toMatchObject({ id, new_email: newEmail });
    const token = data.properties?.email_otp ?? "";
    const moved = await app
      .client()
      .auth.verifyOtp({ email: newEmail, token, type: "email_change" });
    expect(moved.data.user).toMatchObject({ id, email: newEmail });
    const taken = await create();
    const refused = await admin.generateLink({
      type: "email_change_new",
      email: newEmail,
      newEmail: taken.email,
    });
    expect(refused.error?.code).toBe("email_exists");
    const magic = await admin.generateLink({ type: "magiclink", email: newEmail });
    expect(magic.error).toMatchObject({ code: "otp_disabled", status: 422 });
  });
});

describe("sessions and factors", () => {
  it("are ended by the token of one of them", async () => {
    const { client, email } = await app.member();
    const other = await signIn(app, email);
    const tokenOf = async (each: SupabaseClient) =>
      (await each.auth.getSession()).data.session?.access_token ?? "";
    expect((await admin.signOut(await tokenOf(client), "others")).error).toBeNull();
    expect([await isLive(client), await isLive(other)]).toEqual([true, false]);
    expect((await admin.signOut(await tokenOf(client))).error).toBeNull();
    expect(await isLive(client)).toBe(false);
  });

  it("are listed without their secret, and removed with what they had opened", async () => {
    const { client, email, id } = await app.member();
    const { factorId } = await enrol(client);
    const listed = await admin.mfa.listFactors({ userId: id });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, status: "verified" }]);
    expect(JSON.stringify(listed.data)).not.toContain("secret");
    const gone = await admin.mfa.deleteFactor({ userId: id, id: factorId });
    expect(gone.error).toBeNull();
    expect(await isLive(client)).toBe(false);
    expect((await app.mailTo(email)).kind).toBe("second-factor-reset");
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
    expect((await admin.mfa.listFactors({ userId: nobody })).error).toMatchObject(unknown);
    expect(await actionsOn(id)).toEqual([["remove_factor", "service_role", []]]);
  });
});
