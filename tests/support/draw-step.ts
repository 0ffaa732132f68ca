import { vatRates } from "../../domain/billing/document.ts";
import { proposeAllocations } from "../../domain/billing/propose-allocations.ts";
import { sumLeft } from "../../domain/billing/sum-left.ts";
import type { LineTyped } from "../../domain/billing/sum-lines.ts";
import { describePart, type ModelLedger, type Step } from "./model-ledger.ts";

/** Whole numbers from nothing to below what is asked for: the same ones for the same seed. */
type Draw = (below: number) => number;

export function startDrawing(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const days = ["2026-01-29", "2026-01-30", "2026-01-31"];

/** What happens next in these books: mostly something that can, often to the very penny, now and then too much. */
export function drawStep(draw: Draw, ledger: ModelLedger): Step {
  const { invoices, payments } = ledger;
  const invoice = draw(Math.max(1, invoices.length));
  const payment = draw(Math.max(1, payments.length));
  const kind = draw(16);
  // Few invoices and many payments: what meets in one is what can go wrong.
  if (invoices.length === 0 || kind < (invoices.length < 3 ? 2 : 1))
    return { kind: "issue", lines: drawLines(draw) };
  if (payments.length === 0 || kind < 6) return drawPayment(draw, ledger);
  const open = ledger.open(invoice);
  if (kind < 8)
    return {
      kind: "allocate",
      payment,
      invoice,
      pence: drawPence(draw, Math.min(open, ledger.unused(payment))),
    };
  if (kind < 10)
    return {
      kind: "allocate",
      payment,
      invoice,
      pence: -drawPence(draw, ledger.used(payment, invoice)),
    };
  if (kind < 11) return { kind: "refund", payment, pence: drawPence(draw, ledger.unused(payment)) };
  if (kind < 14) {
    const lines = draw(3) === 0 ? null : drawCredit(draw, ledger, invoice);
    return { kind: "credit", invoice, lines };
  }
  if (kind < 15) {
    const writtenOff = invoices[invoice]?.writtenOff ?? 0;
    if (draw(3) === 0)
      return { kind: "take_back_write_off", invoice, pence: drawPence(draw, writtenOff) };
    return { kind: "write_off", invoice, pence: drawPence(draw, open) };
  }
  return { kind: "reverse", payment };
}

/** Some of it, all of it, a penny more, or anything. */
function drawPence(draw: Draw, most: number): number {
  const way = draw(8);
  if (way === 0) return most + 1;
  if (way === 1) return 1 + draw(2000);
  return most <= 0 ? 1 : way < 5 ? most : 1 + draw(most);
}

function drawPayment(draw: Draw, ledger: ModelLedger): Step {
  const pence = 1 + draw(draw(2) === 0 ? 500 : 3000);
  const receivedOn = days[draw(days.length)] ?? "";
  if (draw(3) > 0) {
    const open = ledger.invoices.map((_, index) => ({
      id: String(index),
      number: `INV-${String(index + 1).padStart(5, "0")}`,
      due_on: "2026-02-14",
      open_pence: ledger.open(index),
    }));
    const named = `inv ${1 + draw(open.length)}`;
    const uses = proposeAllocations(pence, named, open).map((each) => ({
      invoice: Number(each.documentId),
      pence: each.pence,
    }));
    return { kind: "pay", pence, receivedOn, uses };
  }
  const uses = Array.from({ length: draw(3) }, () => ({
    invoice: draw(ledger.invoices.length),
    pence: 1 + draw(3000),
  }));
  return { kind: "pay", pence, receivedOn, uses };
}

const rateOf = (draw: Draw) => vatRates[draw(vatRates.length)] ?? 0;

function drawLines(draw: Draw): LineTyped[] {
  return Array.from({ length: 1 + draw(3) }, () => ({
    ...describePart(draw(900), rateOf(draw)),
    quantity: 1 + draw(300),
    discount_pence: draw(4) === 0 ? draw(200) : 0,
  }));
}

/** A part of what is left at a rate, or whatever comes to mind. */
function drawCredit(draw: Draw, ledger: ModelLedger, invoice: number): LineTyped[] {
  const content = ledger.describe(invoice);
  const credited = ledger.creditedVat(invoice);
  const total_pence = (ledger.invoices[invoice]?.credits ?? []).reduce(
    (sum, each) => sum + each.total_pence,
    0,
  );
  const rests = sumLeft(content, { credited, total_pence });
  const rest = rests[draw(Math.max(1, rests.length))];
  if (!rest || draw(6) === 0) return drawLines(draw);
  return [describePart(drawPence(draw, rest.net_pence), rest.rate)];
}
