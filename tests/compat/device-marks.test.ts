import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookiesSections } from "../../content/pages/cookies.ts";
import { signMark, writeMark } from "../../server/auth/device-mark.ts";
import { deviceMarkSeconds } from "../../server/api-keys/durations.ts";
import { authRoutes } from "../../server/auth/index.ts";
import {
  fragmentOf,
  password,
  pressButton,
  startAuthApp,
  type AuthApp,
} from "../support/auth-app.ts";
import { createCookieJar, type CookieJar } from "../support/cookie-jar.ts";
import { inTurn } from "../support/in-turn.ts";

let app: AuthApp;
// Long, so that hardly ever a window ends during the test.
const day = { windowSeconds: 86_400 };
beforeAll(async () => {
  app = await startAuthApp(() => ({
    limits: {
      passwordTriesPerAddress: { limit: 3, ...day },
      passwordTriesPerDevice: { limit: 3, ...day },
      passwordTriesPerNetwork: { limit: 6, ...day },
    },
  }));
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const newPassword = "another-fine-password";

type Try = { typed?: string; jar?: CookieJar; cookie?: string; address?: string };

/** One try from a network of its own; answers its status. */
async function tryPassword(email: string, { typed = "not-this-one", ...from }: Try = {}) {
  const cookie = from.cookie ?? from.jar?.header() ?? "";
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: {
      "x-test-address": from.address ?? randomUUID(),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email, password: typed }),
  });
  await answer.body?.cancel();
  return answer.status;
}

async function signIn(email: string, jar = createCookieJar(), typed = password) {
  const client = app.client({ jar });
  expect((await client.auth.signInWithPassword({ email, password: typed })).error).toBeNull();
  return { client, jar };
}

/** Strangers who know nothing but the address use up its tries. */
async function closeAddress(email: string): Promise<void> {
  await Promise.all([1, 2, 3].map(() => tryPassword(email)));
  expect(await tryPassword(email, { typed: password })).toBe(429);
}

/** Whether a browser with these cookies is let in while strangers try. */
async function isKnown(email: string, jar: CookieJar, typed = password): Promise<boolean> {
  await Promise.all([1, 2, 3].map(() => tryPassword(email)));
  return (await tryPassword(email, { typed, jar })) === 200;
}

function markIn(jar: CookieJar): string {
  return jar.header().replace("device=", "");
}

describe("a browser that has signed in before", () => {
  it("gets in when strangers have used up the tries of the address", async () => {
    const { email } = await app.member();
    const { jar } = await signIn(email);
    await closeAddress(email);
    expect(await tryPassword(email, { typed: password, jar })).toBe(200);
  });

  it("has tries of its own, which take none from the address", async () => {
    const { email } = await app.member();
    const { jar } = await signIn(email);
    const own = await inTurn([1, 2, 3, 4], () => tryPassword(email, { jar }));
    expect(own).toEqual([400, 400, 400, 429]);
    const others = await inTurn([1, 2, 3, 4], () => tryPassword(email));
    expect(others).toEqual([400, 400, 400, 429]);
  });

  it("counts for its network all the same", async () => {
    const address = randomUUID();
    const { email } = await app.member();
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => tryPassword(`${randomUUID()}@clients.example`, { address })),
    );
    const { jar } = await signIn(email);
    expect(await tryPassword(email, { typed: password, jar, address })).toBe(429);
  });

  it("stays known to each of those who share it, up to four", async () => {
    const members = [];
    for (let count = 0; count < 5; count += 1) members.push(await app.member());
    const jar = createCookieJar();
    await inTurn(members, ({ email }) => signIn(email, jar));
    expect(markIn(jar).split("~")).toHaveLength(4);
    const known = await inTurn(members, ({ email }) => isKnown(email, jar));
    expect(known).toEqual([false, true, true, true, true]);
  });
});

describe("the mark", () => {
  it("is a cookie for these endpoints alone, that no script reads and no other site sends", async () => {
    const { email, id } = await app.member();
    const { jar } = await signIn(email);
    const line = jar.lines.get("device") ?? "";
    const [value, ...attributes] = line.split("; ");
    expect(value).toMatch(/^device=[\w.-]+$/);
    expect(value).toContain(id);
    expect(line).not.toContain(email.split("@")[0]);
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      `Max-Age=${deviceMarkSeconds}`,
      "Path=/auth/v1",
      "SameSite=Strict",
    ]);
  });

  it("leaves and returns by TLS only, where the site has it", async () => {
    const { email } = await app.member();
    const routes = authRoutes({
      db: app.database,
      keyring: app.keyring,
      siteUrl: "https://site.example",
      clientAddress: () => randomUUID(),
      onUnexpected: (error) => app.unexpected.push(error),
      limits: { passwordTriesPerAddress: { limit: 3, ...day } },
    });
    const post = (typed: string, cookie = "") =>
      routes.request("/token?grant_type=password", {
        method: "POST",
        headers: { cookie },
        body: JSON.stringify({ email, password: typed }),
      });
    const line = (await post(password)).headers.get("set-cookie") ?? "";
    expect(line).toMatch(/^__Secure-device=.*; Secure/);
    const listed = cookiesSections.flatMap(({ table }) => table?.rows.map(([name]) => name) ?? []);
    expect(listed).toContain(line.split("=")[0]);
    await closeAddress(email);
    const [cookie = ""] = line.split(";");
    expect((await post(password, cookie)).status).toBe(200);
    // One that was set without TLS is not taken for it.
    expect((await post(password, cookie.replace("__Secure-", ""))).status).toBe(429);
  });

  it("comes with every way of opening a session, and with nothing else", async () => {
    const email = `${randomUUID()}@clients.example`;
    const bySignUp = createCookieJar();
    const client = app.client({ jar: bySignUp });
    await client.auth.signUp({ email, password });
    expect(bySignUp.lines.size).toBe(0);
    const token = (await app.mailTo(email)).code;
    await client.auth.verifyOtp({ email, token: "000000", type: "signup" });
    expect(bySignUp.lines.size).toBe(0);
    await client.auth.verifyOtp({ email, token, type: "signup" });
    expect(await isKnown(email, bySignUp)).toBe(true);

    const byRefresh = createCookieJar();
    const refreshed = app.client({ jar: byRefresh });
    const { data } = await client.auth.getSession();
    const { error } = await refreshed.auth.refreshSession(data.session ?? undefined);
    expect(error).toBeNull();
    await refreshed.auth.signInWithPassword({ email, password: "not-this-one" });
    expect(byRefresh.lines.size).toBe(0);

    const byLink = createCookieJar();
    await client.auth.resetPasswordForEmail(email);
    await pressButton((await app.mailTo(email)).link, byLink);
    expect(await isKnown(email, byLink)).toBe(true);

    const byExchange = createCookieJar();
    const asking = app.client({ jar: byExchange, flowType: "pkce" });
    await asking.auth.resetPasswordForEmail(email);
    const target = await pressButton((await app.mailTo(email)).link, byExchange);
    expect(byExchange.lines.size).toBe(0);
    const flowId = target.searchParams.get("sb_flow_id") ?? undefined;
    const exchanged = await asking.auth.exchangeCodeForSession(
      target.searchParams.get("code") ?? "",
      ...(flowId === undefined ? [] : [{ flowId }]),
    );
    expect(exchanged.error).toBeNull();
    expect(await isKnown(email, byExchange)).toBe(true);
  });

  it("is none once altered, grown old, or shown for another account or address", async () => {
    const { email, id } = await app.member();
    const other = await app.member();
    const { jar } = await signIn(email);
    const good = markIn(jar);
    const [userId = "", nonce = "", issuedAt = "", signature = ""] = good.split(".");
    const signed = (age: number, user = id, address = email) => {
      const statement = { userId: user, nonce, issuedAt: Number(issuedAt) - age };
      return writeMark({ ...statement, signature: signMark(app, statement, address) });
    };
    const old = deviceMarkSeconds * 1000;
    const bad = [
      [userId, nonce, Number(issuedAt) + 1, signature].join("."),
      [userId, "A".repeat(22), issuedAt, signature].join("."),
      [other.id, nonce, issuedAt, signature].join("."),
      [userId, nonce, issuedAt, "A".repeat(43)].join("."),
      good.slice(0, -1),
      signed(old + 60_000),
      signed(0, other.id),
      signed(0, id, other.email),
      "~",
      "",
    ];
    await closeAddress(email);
    const statuses = await Promise.all(
      bad.map((value) => tryPassword(email, { typed: password, cookie: `device=${value}` })),
    );
    expect(statuses).toEqual(bad.map(() => 429));
    const fresh = `device=${signed(0)}`;
    expect(await tryPassword(email, { typed: password, cookie: fresh })).toBe(200);
    await closeAddress(other.email);
    expect(await tryPassword(other.email, { typed: password, jar })).toBe(429);
  });

  it("does not follow an account to an address its bearer may not know", async () => {
    const { client, email, id } = await app.member();
    const { jar: former } = await signIn(email);
    const moved = `moved-${id}@clients.example`;
    await client.auth.updateUser({ email: moved });
    const here = createCookieJar();
    await pressButton((await app.mailTo(moved)).link, here);
    expect(await isKnown(moved, former)).toBe(false);
    expect(await isKnown(moved, here)).toBe(true);
  });

  it("does not tell that an account is gone", async () => {
    const { email, id } = await app.member();
    const { jar } = await signIn(email);
    await app.owner`update auth.users set deleted_at = now() where id = ${id}`;
    await closeAddress(email);
    expect(await tryPassword(email, { typed: password, jar })).toBe(400);
  });
});

describe("all marks end, but for the device that asked for it,", () => {
  it("with a new password", async () => {
    const { email } = await app.member();
    const { jar: other } = await signIn(email);
    const { client, jar } = await signIn(email);
    const { error } = await client.auth.updateUser({ data: { phone: "1" } });
    expect(error).toBeNull();
    expect(await isKnown(email, other)).toBe(true);
    await client.auth.updateUser({ password: newPassword });
    expect(await isKnown(email, other, newPassword)).toBe(false);
    expect(await isKnown(email, jar, newPassword)).toBe(true);
  });

  it("with the recovery of a password", async () => {
    const { email } = await app.member();
    const { jar: other } = await signIn(email);
    const jar = createCookieJar();
    await app.client().auth.resetPasswordForEmail(email);
    const target = await pressButton((await app.mailTo(email)).link, jar);
    expect(fragmentOf(target).get("type")).toBe("recovery");
    expect(await isKnown(email, other)).toBe(false);
    expect(await isKnown(email, jar)).toBe(true);
  });

  it("by signing out everywhere, not by signing out here or on the others", async () => {
    const { email } = await app.member();
    const { jar: other } = await signIn(email);
    const local = await signIn(email);
    const { client, jar } = await signIn(email);
    await local.client.auth.signOut({ scope: "local" });
    await client.auth.signOut({ scope: "others" });
    expect(await isKnown(email, other)).toBe(true);
    await client.auth.signOut({ scope: "global" });
    expect(await isKnown(email, other)).toBe(false);
    expect(await isKnown(email, jar)).toBe(true);
  });
});
