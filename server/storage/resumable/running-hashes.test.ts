import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createRunningHashes, type RunningHashes } from "./running-hashes.ts";

async function* stream(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function pass(
  hashes: RunningHashes,
  offset: number,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  let passed = "";
  for await (const chunk of hashes.follow("film", offset, body)) passed += String(chunk);
  return passed;
}

const whole = createHash("sha256").update("abcdef").digest("hex");

it("what passes whole, in one request or in several, has its hash, once", async () => {
  const hashes = createRunningHashes();
  expect(await pass(hashes, 0, stream("ab", "cdef"))).toBe("abcdef");
  expect(hashes.take("film", 6)).toBe(whole);
  expect(hashes.take("film", 6)).toBeUndefined();
  await pass(hashes, 0, stream("abc"));
  await pass(hashes, 3, stream("def"));
  expect(hashes.take("film", 6)).toBe(whole);
});

it("what was missed, came twice or broke off has none", async () => {
  const hashes = createRunningHashes();
  expect(await pass(hashes, 3, stream("def"))).toBe("def");
  expect(hashes.take("film", 6)).toBeUndefined();
  await pass(hashes, 0, stream("abcd"));
  await pass(hashes, 3, stream("def"));
  expect(hashes.take("film", 6)).toBeUndefined();
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield* stream("abc");
    throw new Error("cut");
  }
  await expect(pass(hashes, 0, broken())).rejects.toThrow("cut");
  await pass(hashes, 3, stream("def"));
  expect(hashes.take("film", 6)).toBeUndefined();
});
