import { expect, it } from "vitest";
import { drawStep, startDrawing } from "../../tests/support/draw-step.ts";
import {
  createModelLedger,
  type ModelLedger,
  type Step,
} from "../../tests/support/model-ledger.ts";
import { findStanding } from "./find-standing.ts";
import { listSettlements } from "./list-settlements.ts";
import { sumAccount } from "./sum-account.ts";

const ledgers = Number(process.env["LEDGERS"] ?? 2000);
const seed = Number(process.env["LEDGER_SEED"] ?? 28);
const stepsEach = 20;

const sum = (pence: readonly number[]) => pence.reduce((all, each) => all + each, 0);

/** What is not as the plan has it; nothing where all is. */
function findFault(ledger: ModelLedger): string | undefined {
  const { invoices, payments } = ledger.read();
  const documents = ledger.listDocuments();
  const incoming = ledger.listIncoming();
  for (const [index, { pence, allocated, refunded, unused }] of payments.entries()) {
    if (allocated + refunded + unused !== pence) return `payment ${index} is off`;
    if (Math.min(allocated, refunded, unused) < 0) return `payment ${index} is below nothing`;
  }
  for (const [index, invoice] of invoices.entries()) {
    const { total, vat, credited, paid, writtenOff, open, credits, uses } = invoice;
    if (open !== total - credited - paid - writtenOff) return `invoice ${index} is off`;
    if (Math.min(open, credited, paid, writtenOff, ...uses) < 0)
      return `invoice ${index} is below nothing`;
    const vatBack = sum(credits.map(([, each = 0]) => each));
    if (vatBack > vat) return `invoice ${index} had more VAT back than it charged`;
    if (credited === total && vatBack !== vat) return `invoice ${index} lacks VAT`;
    const row = documents.find(({ id }) => id === `i${index}`);
    if (!row) return `invoice ${index} is missing`;
    const settled = sum(listSettlements(row, documents, incoming).map(({ pence }) => pence));
    if (settled !== total - open) return `invoice ${index} was settled by something else`;
    const isOpen = ["open", "part_paid", "overdue"].includes(findStanding(row, row.issued_on));
    if (isOpen !== open > 0) return `invoice ${index} stands wrongly`;
  }
  if (sum(invoices.map(({ paid }) => paid)) !== sum(payments.map(({ allocated }) => allocated)))
    return "what was used is not what was paid";
  const account = sumAccount(documents, incoming, "2026-01-31");
  if (
    account.open_pence !== sum(invoices.map(({ open }) => open)) ||
    account.credit_pence !== sum(payments.map(({ unused }) => unused))
  )
    return "the account is off";
  return undefined;
}

/** Crediting all that is left leaves nothing, and is refused only where there is nothing or some was written off. */
function findRestFault(ledger: ModelLedger, step: Step, refusal?: string): string | undefined {
  if (step.kind !== "credit" || step.lines !== null) return undefined;
  const invoice = ledger.read().invoices[step.invoice];
  if (!invoice || invoice.writtenOff > 0) return undefined;
  return invoice.credited === invoice.total && [undefined, "nothing-to-credit"].includes(refusal)
    ? undefined
    : `invoice ${step.invoice} was not credited whole`;
}

it(`${ledgers} random ledgers are no penny off`, () => {
  const done = new Map<string, number>();
  for (let ledger = 0; ledger < ledgers; ledger += 1) {
    const draw = startDrawing(seed + ledger);
    const model = createModelLedger((seed + ledger) % 2 === 0 ? "uk" : "none");
    const steps: Step[] = [];
    let figures = "";
    for (let count = 0; count < stepsEach; count += 1) {
      const step = drawStep(draw, model);
      steps.push(step);
      const refusal = model.apply(step);
      const before = figures;
      figures = JSON.stringify(model.read());
      const fault =
        refusal !== undefined && before !== figures && count > 0
          ? "a refusal changed something"
          : (findRestFault(model, step, refusal) ?? findFault(model));
      if (fault !== undefined)
        throw new Error(
          `LEDGER_SEED=${seed + ledger} LEDGERS=1: ${fault} after ${JSON.stringify(steps)}`,
        );
      const name = refusal ?? step.kind;
      done.set(name, (done.get(name) ?? 0) + 1);
    }
  }
  if (ledgers < 100) return;
  // Otherwise something is never tried, or never refused.
  const expected = ["issue", "pay", "allocate", "refund", "credit", "write_off", "reverse"];
  const refusals = ["more-than-open", "more-than-unused", "more-than-charged", "never-used"];
  const others = ["written-off", "nothing-to-credit", "nothing-to-reverse"];
  expect([...done.keys()]).toEqual(expect.arrayContaining([...expected, ...refusals, ...others]));
}, 600_000);
