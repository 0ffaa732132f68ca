import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refundToken,
  takeAllowed,
  takeToken,
  type RateLimitKey,
} from "../../runtime/rate-limit/take-token.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { inTurn } from "../support/in-turn.ts";

let held: TestDatabase;
beforeAll(async () => {
  held = await createTestDatabase();
});
afterAll(() => held.drop());

const windowSeconds = findWindow();
const limit = { limit: 10, windowSeconds };

function someKey(): RateLimitKey {
  return { counted: "tries", hash: createHash("sha256").update(randomUUID()).digest() };
}

const take = (key: RateLimitKey) =>
  held.database.asOwner((sql) => takeToken(sql, { key, ...limit }));

async function takeMany(key: RateLimitKey, count: number): Promise<number> {
  const taken = await inTurn(
    Array.from({ length: count }, (_, index) => index),
    () => take(key),
  );
  return taken.filter(({ allowed }) => allowed).length;
}

/** As if everything so far had been counted in the window before. */
async function moveToLastWindow({ hash }: RateLimitKey): Promise<void> {
  await held.owner`
    update private.rate_limits set window_start = window_start - make_interval(secs => ${windowSeconds})
    where key_hash = ${hash}`;
}

/** About an hour, and just now in its middle: no window ends during a test. Rows are moved in time instead. */
function findWindow(): number {
  const lengths = Array.from({ length: 100 }, (_, step) => 3600 + 7 * step);
  const found = lengths.find((seconds) => Math.abs(passedShare(seconds) - 0.5) < 0.2);
  if (found === undefined) throw new Error("No window is in its middle.");
  return found;
}

function passedShare(seconds: number): number {
  const position = Date.now() / 1000 / seconds;
  return position - Math.floor(position);
}

describe("a limit", () => {
  it("lets as many through as it says, also when they come at once", async () => {
    const key = someKey();
    const taken = await Promise.all(Array.from({ length: 25 }, () => take(key)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  it("does not start afresh where one window ends and the next begins", async () => {
    const key = someKey();
    await takeMany(key, 10);
    await moveToLastWindow(key);
    const free = await takeMany(key, 10);
    // As much of the last window's ten is free again as has passed of this one.
    expect(Math.abs(free - Math.floor(10 * passedShare(windowSeconds)))).toBeLessThanOrEqual(1);
  });

  it("has forgotten everything after two windows", async () => {
    const key = someKey();
    await takeMany(key, 10);
    await moveToLastWindow(key);
    await moveToLastWindow(key);
    expect(await takeMany(key, 11)).toBe(10);
  });

  it("counts nothing that it refuses, and tells when there is room again", async () => {
    const key = someKey();
    await takeMany(key, 30);
    const rows = await held.owner`
      select hits from private.rate_limits where key_hash = ${key.hash}`;
    expect([...rows]).toEqual([{ hits: 10 }]);
    const refused = await take(key);
    // The rest of this window, and the tenth of the next in which the first of the ten gets old.
    const expected = windowSeconds * (1 - passedShare(windowSeconds) + 0.1);
    expect(refused).toMatchObject({ allowed: false });
    expect(
      "retryAfterSeconds" in refused && Math.abs(refused.retryAfterSeconds - expected),
    ).toBeLessThan(5);
  });

  it("takes one back from the newest window alone", async () => {
    const key = someKey();
    await takeMany(key, 2);
    await moveToLastWindow(key);
    await takeMany(key, 2);
    await held.database.asOwner((sql) => refundToken(sql, key));
    const rows = await held.owner<{ hits: number }[]>`
      select hits from private.rate_limits where key_hash = ${key.hash} order by window_start`;
    expect(rows.map(({ hits }) => hits)).toEqual([2, 1]);
  });
});

describe("an allowance", () => {
  const takeOne = (key: RateLimitKey) =>
    held.database.asOwner((sql) => takeAllowed(sql, { key, ...limit }));
  const letPass = ({ hash }: RateLimitKey, seconds: number) => held.owner`
    update private.rate_limits set expires_at = expires_at - make_interval(secs => ${seconds})
    where key_hash = ${hash}`;

  it("is exact, also when all come at once, and lasts from the last of them", async () => {
    const key = someKey();
    await takeOne(key);
    await letPass(key, windowSeconds - 60);
    const taken = await Promise.all(Array.from({ length: 25 }, () => takeOne(key)));
    const refused = taken.filter((each) => "retryAfterSeconds" in each);
    expect(refused).toHaveLength(25 - 9);
    for (const { retryAfterSeconds } of refused) {
      expect(Math.abs(retryAfterSeconds - windowSeconds)).toBeLessThan(60);
    }
  });

  it("is whole again as soon as the last is a window old, and not before", async () => {
    const key = someKey();
    const takeTimes = (count: number) =>
      inTurn(
        Array.from({ length: count }, (_, index) => index),
        () => takeOne(key),
      );
    await takeTimes(10);
    await letPass(key, windowSeconds - 60);
    expect(await takeOne(key)).toMatchObject({ allowed: false });
    await letPass(key, 60);
    const again = await takeTimes(11);
    expect(again.filter(({ allowed }) => allowed)).toHaveLength(10);
  });
});
