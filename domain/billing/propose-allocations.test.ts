import { expect, it } from "vitest";
import { proposeAllocations } from "./propose-allocations.ts";

const invoice = (number: number, due_on: string, open_pence: number) => ({
  id: `id-${number}`,
  number: `INV-${String(number).padStart(5, "0")}`,
  due_on,
  open_pence,
});
const old = invoice(4, "2026-01-01", 1000);
const middle = invoice(42, "2026-02-01", 2000);
const late = invoice(420, "2026-03-01", 4000);
const all = [late, old, middle];

it("begins with the oldest", () => {
  expect(proposeAllocations(2500, "thank you", all)).toEqual([
    { documentId: "id-4", pence: 1000 },
    { documentId: "id-42", pence: 1500 },
  ]);
});

it.each(["INV-00042", "inv 42", "INV00042 and thanks", "Kinolume INV/42"])(
  "takes %j for the invoice that it names",
  (reference) => {
    expect(proposeAllocations(2000, reference, all)).toEqual([
      { documentId: "id-42", pence: 2000 },
    ]);
  },
);

it("follows the reference where it names two, and goes on with the oldest", () => {
  expect(proposeAllocations(6500, "INV-420, INV-42", all)).toEqual([
    { documentId: "id-420", pence: 4000 },
    { documentId: "id-42", pence: 2000 },
    { documentId: "id-4", pence: 500 },
  ]);
});

it("leaves what is over, and names no invoice for nothing", () => {
  expect(proposeAllocations(9000, "", all).reduce((sum, { pence }) => sum + pence, 0)).toBe(7000);
  expect(proposeAllocations(0, "INV-4", all)).toEqual([]);
  expect(proposeAllocations(100, "", [])).toEqual([]);
});

it.each(["PRO-00007", "pro 7, thanks", "Kinolume PRO00007"])(
  "keeps what %j was paid for, a proforma, as credit",
  (reference) => {
    expect(proposeAllocations(9000, reference, all)).toEqual([]);
    expect(proposeAllocations(9000, `${reference} and INV-42`, all)).toEqual([
      { documentId: "id-42", pence: 2000 },
    ]);
  },
);
