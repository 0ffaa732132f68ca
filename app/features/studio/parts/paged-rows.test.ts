import { expect, it } from "vitest";
import { pageOf, rangeOf } from "./paged-rows.ts";

it("a page asks for one row more than it shows, which says whether there are others", () => {
  expect(rangeOf(3, 10)).toEqual([20, 30]);
  expect(pageOf([1, 2, 3], undefined, 2)).toMatchObject({ rows: [1, 2], hasMore: true });
  expect(pageOf([1, 2], undefined, 2)).toMatchObject({ rows: [1, 2], hasMore: false });
});
