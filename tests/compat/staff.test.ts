import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readStaffCommand } from "../../scripts/staff/staff-command.ts";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { assuranceOf, enrol, signIn } from "../support/second-factor.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

async function staff(...given: string[]): Promise<string> {
  const command = readStaffCommand(given);
  if (!command) throw new Error("usage");
  return command({ db: app.database, siteUrl: app.url });
}

/** Staff read the audit log, and nobody else. */
async function seesLog(claims: Record<string, unknown>): Promise<boolean> {
  const rows = await app.database.asCaller(
    { role: "authenticated", claims },
    (sql) => sql`select 1 from public.audit_log limit 1`,
  );
  return rows.length > 0;
}

describe("npm run staff", () => {
  it("lets an account in, and out at once", async () => {
    const { client, email, id } = await app.member();
    expect(await staff("add", email.toUpperCase(), "--roles", "finance,admin")).toContain(
      "works in the studio",
    );
    await client.auth.refreshSession();
    const claims = { ...(await client.auth.getClaims()).data?.claims };
    expect(await seesLog(claims)).toBe(true);
    expect(await staff()).toMatch(new RegExp(`${email} +finance, admin `));

    expect(await staff("remove", email)).toContain("signed out everywhere");
    await expect(seesLog(claims)).rejects.toMatchObject({ code: "session_not_found" });
    const { data } = await client.auth.signInWithPassword({ email, password });
    expect(data.user?.app_metadata).not.toHaveProperty("role");
    expect(await staff()).not.toContain(email);

    const log = await app.owner`
      select changes -> 'role' as role from public.audit_log
      where table_name = 'users' and row_id = ${id} and changes ? 'role' order by id`;
    expect(log).toEqual([{ role: [null, "staff"] }, { role: ["staff", null] }]);
  });

  it("invites whoever has no account", async () => {
    const email = "newcomer@studio.example";
    expect(await staff("add", email)).toContain("invitation");
    const mail = await app.mailTo(email);
    expect(mail.link).toContain(app.url);
    const browser = app.client();
    const entered = await browser.auth.verifyOtp({ email, token: mail.code, type: "invite" });
    expect(entered.data.user?.app_metadata["role"]).toBe("staff");
  });

  it("makes whoever comes later a producer, unless told otherwise, and keeps the last admin", async () => {
    for (const { email } of await app.owner<{ email: string }[]>`
      select u.email from auth.users u join public.staff_members m on m.user_id = u.id
      order by 'admin' = any (m.roles)`) {
      await staff("remove", email);
    }
    const [first, second] = [await app.member(), await app.member()];
    await staff("add", first.email);
    await staff("add", second.email);
    expect(await staff()).toMatch(new RegExp(`${first.email} +admin `));
    expect(await staff()).toMatch(new RegExp(`${second.email} +producer `));
    await expect(staff("remove", first.email)).rejects.toThrow("last admin");
    await staff("add", second.email, "--roles", "admin");
    await staff("remove", first.email);
    expect(await staff()).toMatch(new RegExp(`${second.email} +admin `));
  });

  it("refuses what makes no sense, and changes nothing", async () => {
    await expect(staff("add")).rejects.toThrow("usage");
    await expect(staff("remove", "a@b.example", "--roles", "admin")).rejects.toThrow("usage");
    await expect(staff("add", "a@b.example", "--roles", "boss")).rejects.toThrow("no role boss");
    await expect(staff("promote", "a@b.example")).rejects.toThrow("usage");
    await expect(staff("remove", "a@b.example")).rejects.toThrow("does not work in the studio");
    await expect(staff("add", "x")).rejects.toThrow("invalid format");
  });

  it("lets in again whoever lost the device and the codes, and tells them", async () => {
    const { client, email } = await app.staff();
    const { factorId } = await enrol(client);
    await client.auth.mfa.recoveryCodes.generate();
    const other = await signIn(app, email);
    expect(await seesLog({ ...(await other.auth.getClaims()).data?.claims })).toBe(false);

    expect(await staff("reset-factor", email)).toContain("password alone");
    expect((await app.mailTo(email)).kind).toBe("second-factor-reset");
    for (const each of [client, other]) {
      expect((await each.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    }
    const again = await signIn(app, email);
    expect(await seesLog({ ...(await again.auth.getClaims()).data?.claims })).toBe(true);
    expect((await again.auth.mfa.listFactors()).data?.all).toEqual([]);
    const left = await app.owner`
      select 1 from auth.mfa_recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
      where f.id = ${factorId} or f.user_id = (select id from auth.users where email = ${email})`;
    expect(left).toEqual([]);
  });

  it("does so for clients, too, and not for whoever has no second factor", async () => {
    const { client, email } = await app.member();
    const mails = await app.mailCount(email);
    await expect(staff("reset-factor", email)).rejects.toThrow("has no second factor");
    expect((await client.auth.getUser()).error).toBeNull();
    expect(await app.mailCount(email)).toBe(mails);
    await enrol(client);
    expect(await staff("reset-factor", email)).toContain("password alone");
    expect(await assuranceOf(await signIn(app, email))).toEqual({ now: "aal1", next: "aal1" });
    await expect(staff("reset-factor", "a@b.example")).rejects.toThrow("no account");
    await expect(staff("forget-factor", email)).rejects.toThrow("usage");
  });
});

describe("a member of staff whose role was taken away otherwise", () => {
  it("is none from the next token on", async () => {
    const { client, id } = await app.staff();
    expect(await seesLog({ ...(await client.auth.getClaims()).data?.claims })).toBe(true);
    await app.owner`
      update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${id}`;
    await client.auth.refreshSession();
    expect(await seesLog({ ...(await client.auth.getClaims()).data?.claims })).toBe(false);
  });
});
