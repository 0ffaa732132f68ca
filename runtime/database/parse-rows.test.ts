import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseRow, parseRows } from "./parse-rows.ts";

const row = z.object({ id: z.string(), amount: z.string().transform(BigInt) });

describe("rows of PostgreSQL", () => {
  it("are what their schema says, or an error", () => {
    expect(parseRows(row, [{ id: "a", amount: "7", other: 1 }])).toEqual([{ id: "a", amount: 7n }]);
    expect(parseRows(row, [])).toEqual([]);
    expect(() =>
      parseRows(row, [
        { id: "a", amount: "7" },
        { id: null, amount: "7" },
      ]),
    ).toThrow("id");
  });

  it("may be none", () => {
    expect(parseRow(row, [{ id: "a", amount: "7" }])).toEqual({ id: "a", amount: 7n });
    expect(parseRow(row, [])).toBeUndefined();
    expect(() => parseRow(row, [{}])).toThrow("amount");
  });
});
