import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newSecret } from "../../server/auth/totp.ts";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
} from "../support/auth-app.ts";
import { assuranceOf, codeFor, enrol, letProofsAge, signIn } from "../support/second-factor.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp(undefined, { openFile: async () => null });
  await app.owner`
    insert into public.pr_packages (id, name, price_gbp, description, icon)
    values (gen_random_uuid(), 'Logged', 500, 'Logged', 'star')`;
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

/** Staff read the audit log, and nobody else. */
async function isStaff(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.getClaims();
  const rows = await app.database.asCaller(
    { role: "authenticated", claims: { ...data?.claims } },
    (sql) => sql`select 1 from public.audit_log limit 1`,
  );
  return rows.length > 0;
}

describe("a second factor", () => {
  it("raises the session that showed it, and ends those that did not", async () => {
    const { client, email } = await app.staff();
    const elsewhere = await signIn(app, email);
    const { totp } = await enrol(client);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect(totp.qr_code).toContain("<svg");
    expect(await assuranceOf(client)).toEqual({ now: "aal2", next: "aal2" });
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
    const { error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await assuranceOf(client)).toEqual({ now: "aal2", next: "aal2" });
  });

  it("makes a member of staff one only after the code", async () => {
    const { client, email } = await app.staff();
    expect(await isStaff(client)).toBe(true);
    const { factorId, secret } = await enrol(client);
    const again = await signIn(app, email);
    expect(await assuranceOf(again)).toEqual({ now: "aal1", next: "aal2" });
    expect(await isStaff(again)).toBe(false);
    const invite = { body: { email: "invited@clients.example" } };
    expect((await again.functions.invoke("invite-client", invite)).error).not.toBeNull();
    const shown = await again.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    expect(shown.error).toBeNull();
    expect(await isStaff(again)).toBe(true);
    expect((await again.functions.invoke("invite-client", invite)).error).toBeNull();
  });

  it("takes each code once, and no wrong one", async () => {
    const { client, email } = await app.member();
    const { factorId, secret, code: first } = await enrol(client);
    const other = await signIn(app, email);
    const used = await other.auth.mfa.challengeAndVerify({ factorId, code: first });
    expect(used.error?.code).toBe("mfa_verification_failed");
    const code = codeFor(secret);
    const outcomes = await Promise.all([
      client.auth.mfa.challengeAndVerify({ factorId, code }),
      other.auth.mfa.challengeAndVerify({ factorId, code }),
    ]);
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    for (const wrong of ["", "12345", "abcdef", "1234567890"]) {
      const { error } = await other.auth.mfa.challengeAndVerify({ factorId, code: wrong });
      expect(error?.code).toBe("mfa_verification_failed");
    }
  });

  it("cannot be guessed: after ten wrong codes there is a pause", async () => {
    const { client } = await app.member();
    const { factorId, secret } = await enrol(client);
    const wrong = codeFor(secret) === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 10; tries += 1) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: wrong });
      expect(error?.code).toBe("mfa_verification_failed");
    }
    const late = await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    expect(late.error?.code).toBe("over_request_rate_limit");
  });

  it("needs a challenge that is fresh and its own", async () => {
    const { client } = await app.member();
    const { factorId, secret } = await enrol(client);
    const { data } = await client.auth.mfa.challenge({ factorId });
    await app.owner`
      update auth.mfa_challenges set created_at = created_at - interval '6 minutes'
      where id = ${data?.id ?? ""}`;
    const late = { factorId, challengeId: data?.id ?? "", code: codeFor(secret) };
    expect((await client.auth.mfa.verify(late)).error?.code).toBe("mfa_challenge_expired");
    const { client: stranger } = await app.member();
    const foreign = await stranger.auth.mfa.challenge({ factorId });
    expect(foreign.error?.code).toBe("mfa_factor_not_found");
    expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe(
      "mfa_factor_not_found",
    );
  });

  it("is given up only by a session that has shown it", async () => {
    const { client, email } = await app.member();
    const { factorId } = await enrol(client);
    const other = await signIn(app, email);
    expect((await other.auth.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
    expect((await other.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe(
      "insufficient_aal",
    );
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await assuranceOf(client)).toEqual({ now: "aal1", next: "aal1" });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it("that was never finished does not count, and makes room for the next", async () => {
    const { client, email } = await app.member();
    await client.auth.mfa.enroll({ factorType: "totp" });
    await client.auth.mfa.enroll({ factorType: "totp" });
    const other = await signIn(app, email);
    expect(await assuranceOf(other)).toEqual({ now: "aal1", next: "aal1" });
    expect((await other.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });
});

const newPassword = "another-fine-password";

/** What a function answers, whichever it is. */
async function invoke(client: SupabaseClient, name: string, body: object = {}) {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${app.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify(body),
  });
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const text = await answer.text();
  return { status: answer.status, body: isJson ? JSON.parse(text) : undefined };
}

const unassured = { status: 403, body: { code: "insufficient_aal", error: expect.any(String) } };

describe("a session that has not shown the second factor", () => {
  it("moves neither address nor password nor factors, with the password or without", async () => {
    const { client, email, id } = await app.member();
    const { factorId } = await enrol(client);
    const other = await signIn(app, email);
    const mails = await app.mailCount(email);
    const moved = `moved-${id}@clients.example`;
    const { recoveryCodes } = other.auth.mfa;
    const refused = [
      await other.auth.updateUser({ email: moved }),
      await other.auth.updateUser({ email: moved, current_password: password }),
      await other.auth.updateUser({ password: newPassword }),
      await other.auth.updateUser({ password: newPassword, current_password: password }),
      await other.auth.mfa.enroll({ factorType: "totp" }),
      await other.auth.mfa.unenroll({ factorId }),
      await recoveryCodes.generate(),
      await recoveryCodes.regenerate(),
      await recoveryCodes.unenroll(),
    ];
    for (const { error } of refused) {
      expect(error).toMatchObject({ code: "insufficient_aal", status: 403 });
    }
    const [row] = await app.owner`select email, email_change from auth.users where id = ${id}`;
    expect(row).toEqual({ email, email_change: "" });
    expect(await app.mailCount(email)).toBe(mails);
    expect(await app.mailCount(moved)).toBe(0);
    const named = await other.auth.updateUser({ data: { display_name: "Ada" } });
    expect(named.data.user?.user_metadata).toEqual({ display_name: "Ada" });
    expect((await client.auth.updateUser({ email: moved })).error).toBeNull();
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  });

  it("takes nothing along and deletes nothing, but may keep the account", async () => {
    const { client, email } = await app.member();
    await enrol(client);
    const other = await signIn(app, email);
    const asking = { action: "ask", confirmation: email };
    expect(await invoke(other, "export-my-data")).toEqual(unassured);
    expect(await invoke(other, "delete-account", asking)).toEqual(unassured);
    expect((await invoke(client, "export-my-data")).status).toBe(200);
    expect((await invoke(client, "delete-account", asking)).status).toBe(200);
    const { code } = await app.mailTo(email);
    const confirming = { action: "confirm", code };
    expect(await invoke(other, "delete-account", confirming)).toEqual(unassured);
    const confirmed = await invoke(client, "delete-account", confirming);
    expect(confirmed.body).toEqual({ deletion_due_at: expect.any(String) });
    // Whoever lost the device must not lose the account to it.
    const kept = await invoke(other, "delete-account", { action: "keep" });
    expect(kept).toEqual({ status: 200, body: { deletion_due_at: null } });
  });

  it("is no client's, where the account is staff's", async () => {
    const { client, email, id } = await app.staff();
    await enrol(client);
    const other = await signIn(app, email);
    const asking = { action: "ask", confirmation: email };
    for (const each of [client, other]) {
      const answer = await invoke(each, "delete-account", asking);
      expect(answer).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining("studio") },
      });
    }
    const [profile] = await app.owner`
      select deletion_asked_at from public.profiles where user_id = ${id}`;
    expect(profile).toEqual({ deletion_asked_at: null });
    const forStaff = { "invite-client": { email: "x@clients.example" }, "refresh-labs": {} };
    for (const [name, body] of Object.entries(forStaff)) {
      expect(await invoke(other, name, body), name).toEqual(unassured);
    }
  });

  it("is asked for a fresh sign-in before it deletes as staff, like one that has", async () => {
    const { client, email, id } = await app.staff();
    await enrol(client);
    const other = await signIn(app, email);
    const deleteAs = async (each: SupabaseClient) => {
      const { data } = await each.auth.getClaims();
      return app.database.asCaller(
        { role: "authenticated", claims: { ...data?.claims } },
        (sql) => sql`delete from public.projects where title = 'None'`,
      );
    };
    await expect(deleteAs(other)).resolves.toEqual([]);
    await letProofsAge(app, { id }, 16);
    for (const each of [client, other]) {
      await each.auth.refreshSession();
      await expect(deleteAs(each)).rejects.toMatchObject({ hint: "recent_sign_in" });
    }
  });

  it("cannot make a factor of its own count", async () => {
    const { client, email, id } = await app.member();
    await enrol(client);
    const other = await signIn(app, email);
    const secret = newSecret();
    const [own] = await app.owner<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, secret) values (${id}, 'Own', ${secret})
      returning id`;
    const factorId = own?.id ?? "";
    const made = await other.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    expect(made.error?.code).toBe("insufficient_aal");
    expect((await other.auth.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
    expect(await assuranceOf(other)).toEqual({ now: "aal1", next: "aal2" });
  });

  it("that a recovery mail opened sets a new password only after the code", async () => {
    const { client: owner, email } = await app.member();
    const { factorId, secret } = await enrol(owner);
    const client = app.client();
    await client.auth.resetPasswordForEmail(email);
    const { link } = await app.mailTo(email);
    const fragment = fragmentOf(await pressButton(link));
    await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(await assuranceOf(client)).toEqual({ now: "aal1", next: "aal2" });
    const early = await client.auth.updateUser({ password: newPassword });
    expect(early.error?.code).toBe("insufficient_aal");
    const code = codeFor(secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    const now = await app.client().auth.signInWithPassword({ email, password: newPassword });
    expect(now.error).toBeNull();
  });

  it("that a typed code opened sets a new password only after a recovery code", async () => {
    const { client: owner, email } = await app.member();
    await enrol(owner);
    const { data: made } = await owner.auth.mfa.recoveryCodes.generate();
    const client = app.client();
    await client.auth.resetPasswordForEmail(email);
    const { code: token } = await app.mailTo(email);
    expect((await client.auth.verifyOtp({ email, token, type: "recovery" })).error).toBeNull();
    const early = await client.auth.updateUser({ password: newPassword });
    expect(early.error?.code).toBe("insufficient_aal");
    const code = made?.codes[0] ?? "";
    expect((await client.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull();
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  });
});

describe("setting a second factor up", () => {
  it("needs a fresh sign-in, as giving it up does, and says so by mail", async () => {
    const { client, email, id } = await app.member();
    await letProofsAge(app, { id }, 11);
    await client.auth.refreshSession();
    const stale = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(stale.error).toMatchObject({ code: "reauthentication_needed", status: 400 });
    await client.auth.signInWithPassword({ email, password });
    const { factorId, secret } = await enrol(client);
    expect((await app.mailTo(email)).kind).toBe("second-factor-added");

    await letProofsAge(app, { id }, 11);
    const { recoveryCodes } = client.auth.mfa;
    for (const change of [
      () => client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Second" }),
      () => client.auth.mfa.unenroll({ factorId }),
      () => recoveryCodes.generate(),
    ]) {
      expect((await change()).error?.code).toBe("reauthentication_needed");
    }
    // The second factor is a proof, too.
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await app.mailTo(email)).kind).toBe("second-factor-removed");
  });

  it("takes no name that cannot be kept", async () => {
    const { client } = await app.member();
    await enrol(client);
    for (const name of ["\0", "\ud800", "x".repeat(101)]) {
      const named = { factorType: "totp", friendlyName: name } as const;
      const refused = [
        await client.auth.mfa.enroll(named),
        await client.auth.mfa.enroll({ factorType: "totp", issuer: name }),
        await client.auth.mfa.recoveryCodes.generate({ friendlyName: name }),
      ];
      for (const { error } of refused) expect(error?.code).toBe("validation_failed");
    }
  });

  it("takes back a change of address that was asked for without it", async () => {
    const { client, id } = await app.member();
    const moved = `thief-${id}@clients.example`;
    await client.auth.updateUser({ email: moved });
    await enrol(client);
    const { link } = await app.mailTo(moved);
    expect(fragmentOf(await pressButton(link)).get("error_code")).toBe("otp_expired");
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  });
});
