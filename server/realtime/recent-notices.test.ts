import { expect, it } from "vitest";
import type { Notice } from "./change.ts";
import { rememberNotices } from "./recent-notices.ts";

const notice = (transaction: bigint): Notice => ({
  transaction,
  table: "projects",
  type: "INSERT",
});

it("knows what was heard after a mark, for half a minute", () => {
  let now = 0;
  const recent = rememberNotices(() => now);
  recent.note(notice(1n));
  const early = recent.mark();
  expect(early).toMatch(/^\w{8}\.0{11}1$/);
  expect(recent.since(early)).toEqual([]);
  now = 20_000;
  recent.note(notice(2n));
  recent.note(notice(3n));
  expect(recent.since(early)).toEqual([notice(2n), notice(3n)]);
  now = 51_000;
  expect(recent.since(early)).toBeUndefined();
  expect(recent.since(recent.mark())).toEqual([]);
});

it("knows nothing of other nodes' marks, of what was before a gap, and of nonsense", () => {
  const recent = rememberNotices();
  const before = recent.mark();
  expect(rememberNotices().since(before)).toBeUndefined();
  for (const mark of ["", ".", before.replace(/\d+$/, "1"), before.replace(/\d+$/, "x")])
    expect(recent.since(mark)).toBeUndefined();
  recent.forget();
  expect(recent.since(before)).toBeUndefined();
});
