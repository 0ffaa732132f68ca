import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeAt, stepAt } from "../../server/auth/totp.ts";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
  await app.owner`
    insert into public.pr_packages (id, name, price_gbp, description, icon)
    values (gen_random_uuid(), 'Logged', 500, 'Logged', 'star')`;
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

/** Half minutes from now, so that a test need not wait for its next code. */
const codeFor = (secret: string, steps = 0) => codeAt(secret, stepAt(Date.now()) + steps);

async function enrol(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const first = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeFor(data.totp.secret, -1),
  });
  expect(first.error).toBeNull();
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
}

async function assuranceOf(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data && { now: data.currentLevel, next: data.nextLevel };
}

async function signIn(email: string): Promise<SupabaseClient> {
  const client = app.client();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

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
    const elsewhere = await signIn(email);
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
    const again = await signIn(email);
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
    const { factorId, secret } = await enrol(client);
    const other = await signIn(email);
    const used = await other.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret, -1) });
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
    const late = await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret, 1) });
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
    const other = await signIn(email);
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
    const other = await signIn(email);
    expect(await assuranceOf(other)).toEqual({ now: "aal1", next: "aal1" });
    expect((await other.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });
});
