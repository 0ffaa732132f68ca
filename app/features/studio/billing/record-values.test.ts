import { expect, it } from "vitest";
import { listUsed, proposeFor, readRecorded } from "./record-values.ts";

const invoice = (id: string, number: string, open_pence: number) => ({
  id,
  number,
  due_on: "2026-11-01",
  open_pence,
});
const invoices = [invoice("a", "INV-00001", 5000), invoice("b", "INV-00002", 7000)];
const words = { tooMuch: "Too much.", overspent: "Overspent." };
const typed = {
  pence: "£80",
  receivedOn: "2026-11-18",
  payer: "Harbour Ltd",
  reference: "INV 2",
  note: "",
};

it("proposes by what is typed so far", () => {
  expect(proposeFor(typed, invoices)).toEqual([
    { documentId: "b", pence: 7000 },
    { documentId: "a", pence: 1000 },
  ]);
  expect(proposeFor({ ...typed, pence: "eighty" }, invoices)).toEqual([]);
});

it("reads what the payment settles", () => {
  expect(readRecorded({ ...typed, "use-a": "10", "use-b": "" }, invoices, words)).toEqual({
    payment: {
      pence: 8000,
      receivedOn: "2026-11-18",
      payer: "Harbour Ltd",
      reference: "INV 2",
      note: null,
      allocations: [{ documentId: "a", pence: 1000 }],
    },
  });
  expect(listUsed({ "use-a": "x", "use-b": "70" }, invoices)).toEqual([
    { documentId: "b", pence: 7000 },
  ]);
});

it("gives no invoice more than is open, nor all of them more than arrived", () => {
  expect(readRecorded({ ...typed, "use-a": "50.01" }, invoices, words)).toEqual({
    faults: { "use-a": "Too much." },
  });
  expect(readRecorded({ ...typed, "use-a": "50", "use-b": "30.01" }, invoices, words)).toEqual({
    faults: { "use-a": "Overspent." },
  });
});

it("says at each control what is missing", () => {
  expect(readRecorded({ pence: "", receivedOn: "", payer: " ", reference: "" }, [], words)).toEqual(
    {
      faults: {
        pence: "pence-malformed",
        receivedOn: "date-malformed",
        payer: "payer-missing",
        reference: "reference-missing",
      },
    },
  );
});
