import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { inTurn } from "../support/in-turn.ts";
import { readZip } from "../support/read-zip.ts";
import { assuranceOf, codeFor, enrol, signIn } from "../support/second-factor.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp(undefined, { openFile: async () => null });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

/** Somebody with a second factor and ten codes. */
async function memberWithCodes() {
  const member = await app.member();
  const { factorId, secret } = await enrol(member.client);
  const { data, error } = await member.client.auth.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { ...member, factorId, secret, made: data, codes: data.codes };
}

function group(code: string): string {
  return (code.toUpperCase().match(/.{4}/g) ?? []).join("-");
}

describe("recovery codes", () => {
  it("are made once, by whoever has a second factor, and kept as hashes", async () => {
    const { client, email } = await app.member();
    const { recoveryCodes } = client.auth.mfa;
    expect((await recoveryCodes.getStatus()).error?.code).toBe("mfa_factor_not_found");
    const alone = await recoveryCodes.generate();
    expect(alone.error).toMatchObject({ code: "mfa_recovery_codes_sole_factor", status: 422 });
    expect((await recoveryCodes.regenerate()).error?.code).toBe("mfa_factor_not_found");
    expect((await recoveryCodes.unenroll()).error?.code).toBe("mfa_factor_not_found");

    await enrol(client);
    const { data: made } = await recoveryCodes.generate({ friendlyName: "In the safe" });
    expect(made).toEqual({
      id: expect.any(String),
      type: "recovery_code",
      friendly_name: "In the safe",
      total: 10,
      codes: expect.any(Array),
    });
    expect((await app.mailTo(email)).kind).toBe("recovery-codes-made");
    expect(new Set(made?.codes).size).toBe(10);
    for (const code of made?.codes ?? []) expect(code).toMatch(/^[a-z2-7]{16}$/);
    const again = await recoveryCodes.generate();
    expect(again.error).toMatchObject({ code: "mfa_verified_factor_exists", status: 422 });
    expect((await recoveryCodes.getStatus()).data).toEqual({
      id: made?.id,
      type: "recovery_code",
      total: 10,
      remaining: 10,
    });
    const { data: listed } = await client.auth.mfa.listFactors();
    expect(listed?.recovery_code).toMatchObject([{ id: made?.id, friendly_name: "In the safe" }]);
    expect(listed?.totp).toHaveLength(1);
    const kept = JSON.stringify(await app.owner`select * from auth.mfa_recovery_codes`);
    for (const code of made?.codes ?? []) expect(kept).not.toContain(code);
  });

  it("open the account in place of the lost device, and its owner is told", async () => {
    const { email, codes } = await memberWithCodes();
    const [elsewhere, other] = [await signIn(app, email), await signIn(app, email)];
    const { recoveryCodes } = other.auth.mfa;
    expect((await recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 });
    const typed = ` ${group(codes[3] ?? "")} `;
    expect((await recoveryCodes.verify({ code: typed })).error).toBeNull();
    expect(await assuranceOf(other)).toEqual({ now: "aal2", next: "aal2" });
    const { data } = await other.auth.getClaims();
    expect(data?.claims.amr?.[0]).toMatchObject({ method: "mfa/recovery_code" });
    expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const mail = await app.mailTo(email);
    expect(mail.kind).toBe("recovery-code-used");
    expect(mail.text).toContain("Codes left: 9");
    expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await other.auth.refreshSession()).error).toBeNull();
    expect(await assuranceOf(other)).toEqual({ now: "aal2", next: "aal2" });
  });

  it("are good once each, also for two at the same time, and for their owner alone", async () => {
    const { email, codes } = await memberWithCodes();
    const [code = "", unused = ""] = codes;
    const browsers = [await signIn(app, email), await signIn(app, email)];
    const outcomes = await Promise.all(
      browsers.map((browser) => browser.auth.mfa.recoveryCodes.verify({ code })),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    const late = await signIn(app, email);
    const failed = { code: "mfa_verification_failed", status: 422 };
    for (const wrong of [code, "", "aaaa-bbbb-cccc-dddd"]) {
      const { error } = await late.auth.mfa.recoveryCodes.verify({ code: wrong });
      expect(error).toMatchObject(failed);
    }
    const { client: stranger } = await memberWithCodes();
    const foreign = await stranger.auth.mfa.recoveryCodes.verify({ code: unused });
    expect(foreign.error).toMatchObject(failed);
    expect(await assuranceOf(late)).toEqual({ now: "aal1", next: "aal2" });
    expect((await late.auth.mfa.recoveryCodes.verify({ code: unused })).error).toBeNull();
  });

  it("are counted with the tries of the second factor", async () => {
    const { email, codes, factorId, secret } = await memberWithCodes();
    const other = await signIn(app, email);
    const tries = Array.from({ length: 10 }, (_, index) => index);
    const guesses = await inTurn(tries, (index) =>
      index < 5
        ? other.auth.mfa.recoveryCodes.verify({ code: "aaaa-bbbb-cccc-dddd" })
        : other.auth.mfa.challengeAndVerify({ factorId, code: "no" }),
    );
    expect(guesses.map(({ error }) => error?.code)).toEqual(
      tries.map(() => "mfa_verification_failed"),
    );
    const late = [
      await other.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? "" }),
      await other.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) }),
    ];
    for (const { error } of late) expect(error?.code).toBe("over_request_rate_limit");
  });

  it("are replaced as a whole, and go one by one with what they stand for", async () => {
    const { client, email, made, codes, factorId } = await memberWithCodes();
    const { data: renewed } = await client.auth.mfa.recoveryCodes.regenerate();
    expect(renewed).toMatchObject({ id: made.id, friendly_name: "Recovery codes", total: 10 });
    const other = await signIn(app, email);
    const old = await other.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? "" });
    expect(old.error?.code).toBe("mfa_verification_failed");
    // They are no app: nothing computes a code for them.
    const challenged = await client.auth.mfa.challenge({ factorId: made.id });
    expect(challenged.error?.code).toBe("mfa_factor_not_found");

    expect((await client.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: made.id });
    expect(await assuranceOf(client)).toEqual({ now: "aal2", next: "aal2" });
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    await client.auth.refreshSession();
    expect(await assuranceOf(client)).toEqual({ now: "aal1", next: "aal1" });
    expect(
      await app.owner`
      select 1 from auth.mfa_recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
      join auth.users u on u.id = f.user_id where u.email = ${email}`,
    ).toEqual([]);
  });

  it("lead from the lost device to a new one", async () => {
    const { email, codes, factorId } = await memberWithCodes();
    const client = await signIn(app, email);
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? "" });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    const { secret, factorId: found } = await enrol(client);
    const again = await signIn(app, email);
    const shown = await again.auth.mfa.challengeAndVerify({
      factorId: found,
      code: codeFor(secret),
    });
    expect(shown.error).toBeNull();
  });

  it("are in no export, and leave with the account", async () => {
    const { client, id, made, codes } = await memberWithCodes();
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${app.url}/functions/v1/export-my-data`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    const archive = readZip(Buffer.from(await answer.arrayBuffer()));
    expect([...archive.keys()]).toContain("data/account.json");
    const [kept] = await app.owner<{ hash: string }[]>`
      select code_hash as hash from auth.mfa_recovery_codes where factor_id = ${made.id} limit 1`;
    const everything = [...archive.values()].join("\n");
    for (const secret of [made.id, kept?.hash ?? "", codes[0] ?? ""]) {
      expect(secret).not.toBe("");
      expect(everything).not.toContain(secret);
    }
    await app.database.asOwner((sql) => sql`select private.anonymise_account(${id})`);
    expect(await app.owner`select 1 from auth.mfa_factors where user_id = ${id}`).toEqual([]);
    expect(
      await app.owner`
      select 1 from auth.mfa_recovery_codes where factor_id = ${made.id}`,
    ).toEqual([]);
  });
});
