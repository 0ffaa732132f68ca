import { describe, expect, it } from "vitest";
import type { DocumentRow } from "./document-row.ts";
import { findStanding } from "./find-standing.ts";
import type { IncomingRow } from "./incoming-row.ts";
import { listSettlements } from "./list-settlements.ts";
import { londonDay } from "./london-day.ts";
import { sumAccount } from "./sum-account.ts";

const today = "2026-11-18";

const settled = (parts: Partial<NonNullable<DocumentRow["balance"]>>) => ({
  open_pence: 0,
  paid_pence: 0,
  credited_pence: 0,
  written_off_pence: 0,
  disputed_at: null,
  ...parts,
});

function invoice(number: number, fields: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: `i${number}`,
    kind: "invoice",
    number: `INV-0000${number}`,
    issued_on: "2026-11-01",
    due_on: "2026-11-15",
    total_pence: 10_000,
    credits_id: null,
    balance: settled({ open_pence: 10_000 }),
    ...fields,
  };
}

function payment(fields: Partial<IncomingRow> = {}): IncomingRow {
  return {
    id: "p",
    source: "bank",
    received_on: "2026-11-05",
    unused_pence: 0,
    reversed_on: null,
    receipt: null,
    allocations: [],
    ...fields,
  };
}

describe("how a document stands", () => {
  it.each([
    ["issued", { kind: "receipt", balance: null }, today],
    ["open", {}, "2026-11-15"],
    ["overdue", {}, "2026-11-16"],
    ["overdue", { balance: settled({ open_pence: 1, paid_pence: 9 }) }, "2026-11-16"],
    ["part_paid", { balance: settled({ open_pence: 1, paid_pence: 9 }) }, "2026-11-15"],
    ["disputed", { balance: settled({ open_pence: 1, disputed_at: "2026-11-02" }) }, today],
    ["paid", { balance: settled({ paid_pence: 9, credited_pence: 1 }) }, today],
    ["credited", { balance: settled({ credited_pence: 10 }) }, today],
    ["written_off", { balance: settled({ written_off_pence: 10 }) }, today],
  ] as const)("%s", (standing, fields, day) => {
    expect(findStanding(invoice(1, fields), day)).toBe(standing);
  });
});

it("reckons what is open less the credit, and what is due next, past what is disputed", () => {
  const documents = [
    invoice(1, { due_on: "2026-11-10", balance: settled({ open_pence: 5, disputed_at: "x" }) }),
    invoice(2, { due_on: "2026-12-01", balance: settled({ open_pence: 300 }) }),
    invoice(3, { due_on: "2026-11-12", balance: settled({ open_pence: 200, paid_pence: 50 }) }),
    invoice(4, { balance: settled({ paid_pence: 10_000 }) }),
  ];
  expect(sumAccount(documents, [payment({ unused_pence: 120 })], today)).toMatchObject({
    open_pence: 505,
    credit_pence: 120,
    balance_pence: 385,
    overdue_pence: 205,
    next_due_on: "2026-12-01",
  });
  expect(sumAccount([], [payment({ unused_pence: 120 })], today)).toMatchObject({
    balance_pence: -120,
    next_due_on: undefined,
  });
});

it("lists what has settled an invoice, and leaves out what was taken back", () => {
  const credit = invoice(5, {
    kind: "credit_note",
    credits_id: "i1",
    issued_on: "2026-11-03",
    total_pence: 400,
    balance: null,
  });
  const used = (pence: number) => ({ document_id: "i1", pence });
  const payments = [
    payment({ allocations: [used(700), used(-200), { ...used(5), document_id: "i2" }] }),
    payment({ id: "q", allocations: [used(100), used(-100)] }),
  ];
  const settlements = listSettlements(
    invoice(1, { balance: settled({ written_off_pence: 7 }) }),
    [credit],
    payments,
  );
  expect(settlements.map(({ kind, pence }) => [kind, pence])).toEqual([
    ["credit", 400],
    ["payment", 500],
    ["write-off", 7],
  ]);
});

it("knows the day in London, an hour before that of Greenwich in summer", () => {
  expect(londonDay(new Date("2026-07-01T23:30:00Z"))).toBe("2026-07-02");
  expect(londonDay(new Date("2026-12-01T23:30:00Z"))).toBe("2026-12-01");
});
