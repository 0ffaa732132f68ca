import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { argon2Passwords, type Passwords } from "../../server/auth/password.ts";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { createCookieJar } from "../support/cookie-jar.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";

// Time cannot be compared on a busy machine; the work can.
const work = { hashes: 0, statements: 0 };

const countedPasswords: Passwords = {
  hash(text) {
    work.hashes += 1;
    return argon2Passwords.hash(text);
  },
  verify(text, encrypted) {
    work.hashes += 1;
    return argon2Passwords.verify(text, encrypted);
  },
};

function counted(sql: Transaction): Transaction {
  return new Proxy(sql, {
    apply(target, self, parameters) {
      work.statements += 1;
      return Reflect.apply(target, self, parameters);
    },
  });
}

function countStatements(database: Database): Database {
  return { ...database, asOwner: (job) => database.asOwner((sql) => job(counted(sql))) };
}

let app: AuthApp;
const confirmed = "confirmed@clients.example";
const unconfirmed = "unconfirmed@clients.example";
beforeAll(async () => {
  app = await startAuthApp((database) => ({
    db: countStatements(database),
    passwords: countedPasswords,
    limits: { mailsPerAddress: { limit: 1000, windowSeconds: 3600 } },
  }));
  await app.member(confirmed);
  await app.client().auth.signUp({ email: unconfirmed, password });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});
beforeEach(() => {
  work.hashes = 0;
  work.statements = 0;
});

let serial = 0;
function unknown(): string {
  serial += 1;
  return `unknown-${serial}@clients.example`;
}

/** The answer with its ids, times and address made comparable, and the work it took. */
async function ask(path: string, body: { email: string } & Record<string, unknown>, cookie = "") {
  work.hashes = 0;
  work.statements = 0;
  const answer = await fetch(`${app.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: app.publishableKey, "x-test-address": crypto.randomUUID(), cookie },
    body: JSON.stringify(body),
  });
  const text = (await answer.text())
    .replaceAll(body.email, "ADDRESS")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "TIME");
  return { status: answer.status, text, ...work };
}

describe("nobody learns whether an address has an account", () => {
  it("by signing up", async () => {
    const body = { password, data: { display_name: "Eve" } };
    const asNew = await ask("/signup", { email: unknown(), ...body });
    const asUnconfirmed = await ask("/signup", { email: unconfirmed, ...body });
    const asConfirmed = await ask("/signup", { email: confirmed, ...body });
    expect(asNew.status).toBe(200);
    expect(asNew.hashes).toBe(1);
    expect(asUnconfirmed).toEqual(asNew);
    expect(asConfirmed).toEqual(asNew);
    expect((await app.mailTo(confirmed)).kind).toBe("account-exists");
    expect((await app.mailTo(unconfirmed)).kind).toBe("confirm-sign-up");
  });

  it("by an id that stays the same", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { data } = await app.client().auth.signUp({ email: confirmed, password });
        return data.user?.id;
      }),
    );
    expect(ids[0]).not.toBe(ids[1]);
    const [row] =
      await app.owner`select count(*)::int as count from auth.users where email = ${confirmed}`;
    expect(row?.["count"]).toBe(1);
  });

  it("by a wrong password", async () => {
    const wrong = { password: "not-this-one" };
    const asUnknown = await ask("/token?grant_type=password", { email: unknown(), ...wrong });
    const asConfirmed = await ask("/token?grant_type=password", { email: confirmed, ...wrong });
    const asUnconfirmed = await ask("/token?grant_type=password", { email: unconfirmed, ...wrong });
    expect(asUnknown.status).toBe(400);
    expect(asUnknown.hashes).toBe(1);
    expect(asConfirmed).toEqual(asUnknown);
    expect(asUnconfirmed).toEqual(asUnknown);
  });

  it("by a wrong password in a browser that another account is known to", async () => {
    const jar = createCookieJar();
    const { email } = await app.member();
    await app.client({ jar }).auth.signInWithPassword({ email, password });
    const wrong = { password: "not-this-one" };
    const path = "/token?grant_type=password";
    const own = await ask(path, { email, ...wrong }, jar.header());
    const asUnknown = await ask(path, { email: unknown(), ...wrong }, jar.header());
    const asConfirmed = await ask(path, { email: confirmed, ...wrong }, jar.header());
    const without = await ask(path, { email: confirmed, ...wrong });
    expect(asUnknown.status).toBe(400);
    expect([own, asConfirmed, without]).toEqual([asUnknown, asUnknown, asUnknown]);
  });

  it("by asking for a new password", async () => {
    const stranger = unknown();
    const { email, client } = await app.member();
    const challenge = { code_challenge: "c".repeat(43) };
    const statuses: number[] = [];
    // First, again and once too often, by the plain link and by another; then with the link used up.
    for (const fields of [{}, {}, {}, {}, {}, challenge, challenge]) {
      const asUnknown = await ask("/recover", { email: stranger, ...fields });
      const asConfirmed = await ask("/recover", { email, ...fields });
      expect(asConfirmed).toEqual(asUnknown);
      statuses.push(asUnknown.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 200]);
    expect((await app.mailTo(email)).kind).toBe("recover-password");
    await client.auth.updateUser({ password: "another-fine-password" });
    const late = await ask("/recover", { email });
    expect(late).toEqual(await ask("/recover", { email: stranger }));
    expect(late.status).toBe(429);
  });

  it.each(["signup", "email_change"])("by asking for the %s mail again", async (type) => {
    const asUnknown = await ask("/resend", { email: unknown(), type });
    const asConfirmed = await ask("/resend", { email: confirmed, type });
    const asUnconfirmed = await ask("/resend", { email: unconfirmed, type });
    expect(asUnknown).toMatchObject({ status: 200, text: "{}" });
    expect(asConfirmed).toEqual(asUnknown);
    expect(asUnconfirmed).toEqual(asUnknown);
  });

  it("by a mail that an unknown address would get", async () => {
    const email = unknown();
    await ask("/recover", { email });
    await ask("/resend", { email, type: "signup" });
    expect(await app.mailCount(email)).toBe(0);
    const rows = await app.owner`select 1 from auth.one_time_tokens where user_id is null`;
    expect(rows).toHaveLength(0);
  });

  it("by a code", async () => {
    const code = { token: "000000x", type: "recovery" };
    const asUnknown = await ask("/verify", { email: unknown(), ...code });
    const asConfirmed = await ask("/verify", { email: confirmed, ...code });
    expect(asUnknown.status).toBe(403);
    expect(asConfirmed).toEqual(asUnknown);
  });
});
