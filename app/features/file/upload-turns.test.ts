import { expect, it } from "vitest";
import { inTurn } from "./upload-turns.ts";

it("three go at once; the next begins when one has ended, unless nobody wants it by then", async () => {
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const cancelled = new AbortController();
  const all = gates.map(({ promise }, at) =>
    inTurn(
      async () => {
        begun.push(at);
        await promise;
        return at;
      },
      at === 3 ? cancelled.signal : undefined,
    ),
  );
  expect(begun).toEqual([0, 1, 2]);
  cancelled.abort();
  gates[1]?.resolve();
  expect(await all[3]).toBeUndefined();
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(all)).toEqual([0, 1, 2, undefined, 4]);
  expect(begun).toEqual([0, 1, 2, 4]);
  expect(await inTurn(async () => "free", undefined)).toBe("free");
});
