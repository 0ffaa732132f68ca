import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
} from "../support/auth-app.ts";
import { letProofsAge } from "../support/second-factor.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const newPassword = "another-fine-password";

describe("updating the user", () => {
  it("merges metadata and removes what is null", async () => {
    const { client } = await app.member();
    await client.auth.updateUser({ data: { display_name: "Ada", phone: "1" } });
    const { data, error } = await client.auth.updateUser({ data: { phone: null, company: "X" } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ display_name: "Ada", company: "X" });
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({
      display_name: "Ada",
      company: "X",
    });
  });

  it("changes the password, ends the other sessions and says so by mail", async () => {
    const { client, email } = await app.member();
    const other = app.client();
    await other.auth.signInWithPassword({ email, password });
    const { error } = await client.auth.updateUser({ password: newPassword });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await app.mailTo(email)).kind).toBe("password-changed");
    const old = await app.client().auth.signInWithPassword({ email, password });
    expect(old.error).toMatchObject({ code: "invalid_credentials" });
    const now = await app.client().auth.signInWithPassword({ email, password: newPassword });
    expect(now.error).toBeNull();
  });

  it("refuses the same, a weak and, where it is given, a wrong current password", async () => {
    const { client } = await app.member();
    const same = await client.auth.updateUser({ password });
    expect(same.error).toMatchObject({ code: "same_password", status: 422 });
    const weak = await client.auth.updateUser({ password: "aaaaaaaaaaa" });
    expect(weak.error).toMatchObject({ code: "weak_password", reasons: ["characters"] });
    const wrong = await client.auth.updateUser({
      password: newPassword,
      current_password: "not-this-one",
    });
    expect(wrong.error).toMatchObject({ code: "current_password_invalid", status: 400 });
    const right = await client.auth.updateUser({
      password: newPassword,
      current_password: password,
    });
    expect(right.error).toBeNull();
  });

  it("wants the current password once the sign-in is older than ten minutes", async () => {
    const { client, email, id } = await app.member();
    const moved = `stale-${id}@clients.example`;
    await letProofsAge(app, { id }, 9);
    expect((await client.auth.updateUser({ email: moved })).error).toBeNull();
    await letProofsAge(app, { id }, 2);
    await client.auth.refreshSession();
    const mails = [await app.mailCount(email), await app.mailCount(moved)];
    const needed = { code: "reauthentication_needed", status: 400 };
    expect((await client.auth.updateUser({ email: moved })).error).toMatchObject(needed);
    expect((await client.auth.updateUser({ password: newPassword })).error).toMatchObject(needed);
    const wrong = { email: moved, current_password: "not-this-one" };
    expect((await client.auth.updateUser(wrong)).error?.code).toBe("current_password_invalid");
    expect([await app.mailCount(email), await app.mailCount(moved)]).toEqual(mails);
    expect((await client.auth.updateUser({ data: { company: "X" } })).error).toBeNull();

    const right = { current_password: password };
    expect((await client.auth.updateUser({ email: moved, ...right })).error).toBeNull();
    const changed = await client.auth.updateUser({ password: newPassword, ...right });
    expect(changed.error).toBeNull();
    // A new sign-in in place of the password.
    await client.auth.signInWithPassword({ email, password: newPassword });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
  });

  it("changes the address once the new one confirms, and tells both", async () => {
    const { client, email, id } = await app.member();
    const moved = `moved-${id}@clients.example`;
    const { data, error } = await client.auth.updateUser({ email: moved });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: moved });
    const early = await app.client().auth.signInWithPassword({ email: moved, password });
    expect(early.error).toMatchObject({ code: "invalid_credentials" });
    const mail = await app.mailTo(moved);
    expect(mail.kind).toBe("confirm-email-change");
    expect((await app.mailTo(email)).kind).toBe("email-change-asked");
    const fragment = fragmentOf(await pressButton(mail.link));
    expect(fragment.get("type")).toBe("email_change");
    expect((await app.mailTo(email)).kind).toBe("email-changed");
    expect((await app.mailTo(moved)).kind).toBe("email-change-done");
    const signedIn = await app.client().auth.signInWithPassword({ email: moved, password });
    expect(signedIn.data.user).toMatchObject({ id, email: moved });
    expect(signedIn.data.user?.new_email).toBeUndefined();
  });

  it("confirms a new address by its code, sent again on request", async () => {
    const { client, email, id } = await app.member();
    const moved = `code-${id}@clients.example`;
    await client.auth.updateUser({ email: moved });
    const { error } = await client.auth.resend({ type: "email_change", email });
    expect(error).toBeNull();
    expect(await app.mailCount(moved)).toBe(2);
    const { code } = await app.mailTo(moved);
    const verified = await client.auth.verifyOtp({
      email: moved,
      token: code,
      type: "email_change",
    });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email).toBe(moved);
  });

  it("does not tell that an address belongs to someone else", async () => {
    const { client, email } = await app.member();
    const holder = await app.member();
    const mails = await app.mailCount(holder.email);
    const { data, error } = await client.auth.updateUser({ email: holder.email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: holder.email });
    expect(await app.mailCount(holder.email)).toBe(mails);
    await client.auth.resend({ type: "email_change", email });
    expect(await app.mailCount(holder.email)).toBe(mails);
  });

  it("leaves app_metadata and role to the server", async () => {
    const { client, id } = await app.member();
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${app.url}/auth/v1/user`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ app_metadata: { role: "staff" }, role: "service_role" }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: "not_admin" });
    const [row] = await app.owner`select role, raw_app_meta_data from auth.users where id = ${id}`;
    expect(row).toEqual({
      role: "authenticated",
      raw_app_meta_data: { provider: "email", providers: ["email"] },
    });
  });

  it("fails for a deleted account", async () => {
    const { client, id } = await app.member();
    await app.owner`update auth.users set deleted_at = now() where id = ${id}`;
    expect((await client.auth.getUser()).error).toMatchObject({
      code: "user_not_found",
      status: 403,
    });
  });
});

describe("recovering a password", () => {
  it("leads from the mail to a session in which a new one can be set", async () => {
    const { email } = await app.member();
    const client = app.client();
    const asked = await client.auth.resetPasswordForEmail(email, { redirectTo: `${app.url}/auth` });
    expect(asked.error).toBeNull();
    const mail = await app.mailTo(email);
    expect(mail.kind).toBe("recover-password");
    const target = await pressButton(mail.link);
    expect(target.pathname).toBe("/auth");
    const fragment = fragmentOf(target);
    expect(fragment.get("type")).toBe("recovery");
    await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    const signedIn = await app.client().auth.signInWithPassword({ email, password: newPassword });
    expect(signedIn.error).toBeNull();
  });

  it("works by code, and only for ten minutes", async () => {
    const { email, id } = await app.member();
    const client = app.client();
    await client.auth.resetPasswordForEmail(email);
    const { code, link } = await app.mailTo(email);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "recovery" });
    expect(error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    expect(fragmentOf(await pressButton(link)).get("error_code")).toBe("otp_expired");
    await letProofsAge(app, { id }, 11);
    const late = await client.auth.updateUser({ password: newPassword });
    expect(late.error?.code).toBe("reauthentication_needed");
  });

  it("takes a code for what it was sent for only", async () => {
    const { email } = await app.member();
    const client = app.client();
    await client.auth.resetPasswordForEmail(email);
    const { code } = await app.mailTo(email);
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "signup" });
    expect(error).toMatchObject({ code: "otp_expired" });
  });

  it("forgets a password that was set before the address was confirmed", async () => {
    const email = "unconfirmed@clients.example";
    await app.client().auth.signUp({ email, password: "attackers-password" });
    await app.client().auth.resetPasswordForEmail(email);
    await pressButton((await app.mailTo(email)).link);
    const { error } = await app.client().auth.signInWithPassword({
      email,
      password: "attackers-password",
    });
    expect(error).toMatchObject({ code: "invalid_credentials" });
  });
});

describe("sending again", () => {
  it("mails a fresh confirmation that works", async () => {
    const email = "again@clients.example";
    const client = app.client();
    await client.auth.signUp({ email, password });
    const { error } = await client.auth.resend({ type: "signup", email });
    expect(error).toBeNull();
    expect(await app.mailCount(email)).toBe(2);
    const { code } = await app.mailTo(email);
    const verified = await client.auth.verifyOtp({ email, token: code, type: "signup" });
    expect(verified.error).toBeNull();
    const signedIn = await app.client().auth.signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
  });
});

describe("inviting", () => {
  it("is for the secret key only", async () => {
    const { error } = await app.client().auth.admin.inviteUserByEmail("new@clients.example");
    expect(error).toMatchObject({ code: "not_admin", status: 403 });
    expect(await app.mailCount("new@clients.example")).toBe(0);
  });

  it("opens an account without a password, which its owner then sets", async () => {
    const email = "invited@clients.example";
    const admin = app.client({ key: app.secretKey });
    const { data, error } = await admin.auth.admin.inviteUserByEmail(email, {
      data: { display_name: "Ida" },
    });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeDefined();
    const { code } = await app.mailTo(email);
    const client = app.client();
    const accepted = await client.auth.verifyOtp({ email, token: code, type: "invite" });
    expect(accepted.data.user?.user_metadata).toEqual({ display_name: "Ida" });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await app.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    const again = await admin.auth.admin.inviteUserByEmail(email);
    expect(again.error).toMatchObject({ code: "email_exists", status: 422 });
  });
});
