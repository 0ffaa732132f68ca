import { expect, it } from "vitest";
import { detailColumns, detailRow } from "./detail-row.ts";
import { incomingColumns, incomingRow } from "./incoming-row.ts";

/** What a list of columns brings, by the names that it has in the answer. */
const namesIn = (columns: string) =>
  columns
    .replaceAll(/\([^)]*\)/g, "")
    .split(",")
    .map((column) => column.trim().replace(/:.*$/s, ""))
    .toSorted();

it("asks for the columns that are read of a company's details, and of money that came in", () => {
  expect(namesIn(detailColumns)).toEqual(Object.keys(detailRow.shape).toSorted());
  expect(namesIn(incomingColumns)).toEqual(Object.keys(incomingRow.shape).toSorted());
});

it("reads money without a receipt, and refuses a source that nobody knows", () => {
  const money = {
    id: "i",
    source: "bank",
    received_on: "2026-11-19",
    unused_pence: 0,
    allocations: [{ document_id: "d", pence: 100 }],
  };
  expect(incomingRow.parse(money)).toMatchObject({ receipt: null, reversed_on: null });
  expect(incomingRow.safeParse({ ...money, source: "cash" }).success).toBe(false);
});
