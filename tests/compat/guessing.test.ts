import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeAttempts } from "../../server/api-keys/durations.ts";
import { authRoutes } from "../../server/auth/index.ts";
import { authLimits } from "../../server/auth/limits.ts";
import type { Passwords } from "../../server/auth/password.ts";
import { codeAt, stepAt } from "../../server/auth/totp.ts";
import { password, startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { inTurn } from "../support/in-turn.ts";

/** What was compared with the account's own, which alone is a guess. */
const compared: string[] = [];
const plainPasswords: Passwords = {
  hash: (text) => Promise.resolve(`plain ${text}`),
  verify(text, encrypted) {
    compared.push(text);
    return Promise.resolve(encrypted === `plain ${text}`);
  },
};

let app: AuthApp;
let routes: ReturnType<typeof authRoutes>;
beforeAll(async () => {
  app = await startAuthApp(() => ({ passwords: plainPasswords }));
  routes = authRoutes({
    db: app.database,
    keyring: app.keyring,
    siteUrl: app.url,
    clientAddress: (context) => context.req.header("x-test-address") ?? "",
    onUnexpected: (error) => app.unexpected.push(error),
    passwords: plainPasswords,
  });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const networks = Array.from({ length: 200 }, () => randomUUID());
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Tries from each of two hundred networks; answers how many there were of each status. */
async function swarm(
  path: string,
  { tries, body }: { tries: number; body: (turn: number) => object },
): Promise<Record<number, number>> {
  const post = async (address: string, turn: number) =>
    routes.request(path, {
      method: "POST",
      headers: { "x-test-address": address },
      body: JSON.stringify(body(turn)),
    });
  // Twenty networks at a time: more would wait for a connection until they are turned away for that.
  const answers = await inTurn(times(networks.length / 20), (chunk) =>
    Promise.all(
      networks
        .slice(20 * chunk, 20 * (chunk + 1))
        .flatMap((address) => times(tries).map((turn) => post(address, turn))),
    ),
  );
  const counts: Record<number, number> = {};
  for (const { status } of answers.flat()) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Of whom nothing has been counted yet. */
async function createAccount() {
  const email = `${randomUUID()}@clients.example`;
  const [row] = await app.owner<{ id: string }[]>`
    insert into auth.users (email, encrypted_password, email_confirmed_at)
    values (${email}, ${await plainPasswords.hash(password)}, now()) returning id`;
  return { email, id: row?.id ?? "" };
}

// All of it happens within one window, or across the end of one, where no more is let through before a tenth of the next is over.
describe("two hundred networks together", () => {
  it("compare no more passwords than one network could", async () => {
    const { email } = await createAccount();
    const { limit } = authLimits.passwordTriesPerAddress;
    const counts = await swarm("/token?grant_type=password", {
      tries: 3,
      body: (turn) => ({ email, password: `guess number ${turn}` }),
    });
    expect(compared).toHaveLength(limit);
    expect(counts).toEqual({ 400: limit, 429: 600 - limit });
  });

  it("compare no more mail codes than the mails have tries", async () => {
    const { email, id } = await createAccount();
    const variants = [
      {},
      ...times(5).map(() => ({ code_challenge: randomBytes(32).toString("hex") })),
    ];
    for (const fields of variants) {
      await routes.request("/recover", {
        method: "POST",
        body: JSON.stringify({ email, ...fields }),
      });
    }
    const mails = 1 + authLimits.otherRecoveriesPerAddress.limit;
    const { limit } = authLimits.codeTriesPerAddress;
    const body = { email, token: "wrong", type: "recovery" };
    const counts = await swarm("/verify", { tries: 1, body: () => body });
    expect(counts).toEqual({ 403: limit, 429: 200 - limit });
    const rows = await app.owner<{ attempts: number }[]>`
      select attempts from auth.one_time_tokens where user_id = ${id}`;
    expect(rows.map(({ attempts }) => attempts)).toEqual(times(mails).map(() => codeAttempts));
  });

  it("compare no more codes of the second factor, from however many sessions", async () => {
    const { email } = await createAccount();
    const client = app.client();
    await client.auth.signInWithPassword({ email, password });
    const { data: enrolled } = await client.auth.mfa.enroll({ factorType: "totp" });
    const { id: factorId = "", totp } = enrolled ?? {};
    const code = codeAt(totp?.secret ?? "", stepAt(Date.now()));
    await client.auth.mfa.challengeAndVerify({ factorId, code });
    const outcomes = await Promise.all(
      times(6).map(async () => {
        const guesser = app.client();
        await guesser.auth.signInWithPassword({ email, password });
        return Promise.all(
          times(4).map(() => guesser.auth.mfa.challengeAndVerify({ factorId, code: "wrong" })),
        );
      }),
    );
    const codes = outcomes.flat().map(({ error }) => error?.code);
    const { limit } = authLimits.factorTriesPerAccount;
    expect(codes.filter((each) => each === "mfa_verification_failed")).toHaveLength(limit);
    expect(codes.filter((each) => each === "over_request_rate_limit")).toHaveLength(24 - limit);
  });
});
