import { expect, it } from "vitest";
import { splitTotal, splits } from "./split-total.ts";

it("divides a total into what it says, to the penny", () => {
  expect(splitTotal(1_000_001, "halves")).toEqual([500_000, 500_001]);
  expect(splitTotal(1_800_050, "thirds")).toEqual([720_020, 720_020, 360_010]);
  expect(splitTotal(99, "whole")).toEqual([99]);
});

it.each(Object.keys(splits) as (keyof typeof splits)[])("loses nothing by %s", (split) => {
  for (const pence of [0, 1, 3, 99, 12_345_67, 9_999_999_999])
    expect(splitTotal(pence, split).reduce((sum, part) => sum + part, 0)).toBe(pence);
});
