import { describe, expect, it } from "vitest";
import { readByIds } from "./read-by-ids.ts";

describe("what belongs to many ids", () => {
  it("is asked for in addresses that are short enough, and is all of it", async () => {
    const ids = Array.from({ length: 201 }, () => crypto.randomUUID());
    const asked: number[] = [];
    const found = await readByIds(ids, async (some) => {
      const search = new URLSearchParams({ select: "*", parent_id: `in.(${some.join()})` });
      asked.push(`/rest/v1/review_comments?${search}`.length);
      return [...some];
    });
    expect(found).toEqual(ids);
    expect(asked).toHaveLength(3);
    expect(Math.max(...asked)).toBeLessThan(3600);
  });

  it("is nothing without any, and nothing is asked for", async () => {
    expect(await readByIds([], () => Promise.reject(new Error("Asked.")))).toEqual([]);
  });
});
