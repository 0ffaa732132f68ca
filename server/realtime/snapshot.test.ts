import { expect, it } from "vitest";
import { hadEnded, readSnapshot } from "./snapshot.ts";

it("tells what had ended from what was running or yet to come", () => {
  const snapshot = readSnapshot("10:20:10,15");
  const ended = [9n, 10n, 11n, 15n, 19n, 20n, 21n].filter((id) => hadEnded(snapshot, id));
  expect(ended).toEqual([9n, 11n, 19n]);
  expect(hadEnded(readSnapshot("7:7:"), 6n)).toBe(true);
  expect(hadEnded(readSnapshot("7:7:"), 7n)).toBe(false);
});
