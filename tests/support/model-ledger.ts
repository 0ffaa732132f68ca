import type { DocumentRow } from "../../domain/billing/document-row.ts";
import type { PricedContent, VatLine, VatTreatment } from "../../domain/billing/document.ts";
import type { IncomingRow } from "../../domain/billing/incoming-row.ts";
import { sumLeft } from "../../domain/billing/sum-left.ts";
import type { LineTyped, Sums } from "../../domain/billing/sum-lines.ts";
import { BillingRefusal } from "../../services/billing/billing-refusal.ts";
import { priceLines } from "../../services/billing/price-lines.ts";

/** One thing that is done to the books of a client. Invoices and payments go by the order in which they came. */
export type Step =
  | { kind: "issue"; lines: LineTyped[] }
  | { kind: "pay"; pence: number; receivedOn: string; uses: { invoice: number; pence: number }[] }
  | { kind: "allocate"; payment: number; invoice: number; pence: number }
  | { kind: "refund"; payment: number; pence: number }
  | { kind: "credit"; invoice: number; lines: LineTyped[] | null }
  | { kind: "write_off" | "take_back_write_off"; invoice: number; pence: number }
  | { kind: "reverse"; payment: number };

type Invoice = { sums: Sums; credits: Sums[]; writtenOff: number };
type Payment = { pence: number; receivedOn: string; refunded: number };
type Allocation = { payment: number; invoice: number; pence: number };

const issuedOn = "2026-01-31";
const dueOn = "2026-02-14";

/**
 * The books of one client, as the plan says them and without any database: entries are kept, and every figure is reckoned
 * anew from all of them.
 */
export function createModelLedger(treatment: VatTreatment) {
  const invoices: Invoice[] = [];
  const payments: Payment[] = [];
  const allocations: Allocation[] = [];

  const sum = (pence: readonly number[]) => pence.reduce((all, each) => all + each, 0);
  const addUp = (isMeant: (each: Allocation) => boolean) => {
    let pence = 0;
    for (const each of allocations) if (isMeant(each)) pence += each.pence;
    return pence;
  };
  const used = (payment: number, invoice?: number) =>
    addUp(
      (each) => each.payment === payment && (invoice === undefined || each.invoice === invoice),
    );
  const paid = (invoice: number) => addUp((each) => each.invoice === invoice);
  const invoiceAt = (index: number) => find(invoices, index, "document-missing");
  const paymentAt = (index: number) => find(payments, index, "payment-missing");
  const credited = (invoice: number) =>
    sum(invoiceAt(invoice).credits.map((each) => each.total_pence));
  const open = (invoice: number) => {
    const { sums, writtenOff } = invoiceAt(invoice);
    return sums.total_pence - credited(invoice) - paid(invoice) - writtenOff;
  };
  const unused = (payment: number) => {
    const { pence, refunded } = paymentAt(payment);
    return pence - used(payment) - refunded;
  };
  const creditedVat = (invoice: number) => addVat(invoiceAt(invoice).credits);

  function credit(invoice: number, lines: readonly LineTyped[] | null): void {
    const { sums, credits, writtenOff } = invoiceAt(invoice);
    const before = creditedVat(invoice);
    const typed = lines ?? (credits.length === 0 ? sums.lines : listRest(invoice));
    if (typed.length === 0) throw new BillingRefusal("nothing-to-credit");
    const note = priceLines(typed, treatment, before);
    const isBeyond = note.vat.some(
      ({ rate, net_pence: net }) => net + netAt(before, rate) > netAt(sums.vat, rate),
    );
    if (isBeyond) throw new BillingRefusal("more-than-charged");
    if (note.total_pence > sums.total_pence - credited(invoice) - writtenOff)
      throw new BillingRefusal(writtenOff > 0 ? "written-off" : "more-than-charged");
    free(invoice, note.total_pence - open(invoice));
    credits.push(note);
  }

  function listRest(invoice: number): LineTyped[] {
    const rests = sumLeft(describe(invoice), {
      credited: creditedVat(invoice),
      total_pence: credited(invoice),
    });
    return rests.map(({ rate, net_pence }) => describePart(net_pence, rate));
  }

  /** The newest payment first. */
  function free(invoice: number, pence: number): void {
    let left = pence;
    const newest = payments
      .map(({ receivedOn }, payment) => ({ receivedOn, payment }))
      .toSorted((a, b) => b.receivedOn.localeCompare(a.receivedOn) || b.payment - a.payment);
    for (const { payment } of newest) {
      const back = Math.min(left, used(payment, invoice));
      if (back <= 0) continue;
      allocations.push({ payment, invoice, pence: -back });
      left -= back;
    }
  }

  function allocate({ payment, invoice, pence }: Allocation): void {
    if (pence < 0) {
      if (-pence > used(payment, invoice)) throw new BillingRefusal("never-used");
    } else if (pence > unused(payment)) throw new BillingRefusal("more-than-unused");
    else if (pence > open(invoice)) throw new BillingRefusal("more-than-open");
    allocations.push({ payment, invoice, pence });
  }

  function take(step: Step): void {
    switch (step.kind) {
      case "issue": {
        const sums = priceLines(step.lines, treatment);
        invoices.push({ sums, credits: [], writtenOff: 0 });
        return;
      }
      case "pay": {
        const payment =
          payments.push({ pence: step.pence, receivedOn: step.receivedOn, refunded: 0 }) - 1;
        for (const { invoice, pence } of step.uses) {
          const most = Math.min(pence, open(invoice), unused(payment));
          if (most > 0) allocations.push({ payment, invoice, pence: most });
        }
        return;
      }
      case "allocate":
        return allocate(step);
      case "refund":
        if (step.pence > unused(step.payment)) throw new BillingRefusal("more-than-unused");
        paymentAt(step.payment).refunded += step.pence;
        return;
      case "credit":
        return credit(step.invoice, step.lines);
      case "write_off":
        if (step.pence > open(step.invoice)) throw new BillingRefusal("more-than-open");
        invoiceAt(step.invoice).writtenOff += step.pence;
        return;
      case "take_back_write_off":
        if (step.pence > invoiceAt(step.invoice).writtenOff)
          throw new BillingRefusal("never-written-off");
        invoiceAt(step.invoice).writtenOff -= step.pence;
        return;
      case "reverse": {
        const { payment } = step;
        const { pence, refunded } = paymentAt(payment);
        if (pence === refunded) throw new BillingRefusal("nothing-to-reverse");
        for (const [invoice] of invoices.entries()) {
          const back = used(payment, invoice);
          if (back > 0) allocations.push({ payment, invoice, pence: -back });
        }
        paymentAt(payment).refunded = pence;
      }
    }
  }

  /** As much of an invoice's content as sums are reckoned from. */
  function describe(invoice: number): PricedContent {
    const { sums } = invoiceAt(invoice);
    return {
      kind: "invoice",
      number: numberOf(invoice),
      issued_on: issuedOn,
      due_on: dueOn,
      tax_point: issuedOn,
      vat_treatment: treatment,
      order_reference: null,
      note: null,
      seller: nobody,
      buyer: nobody,
      ...sums,
    };
  }

  return {
    treatment,
    invoices: invoices as readonly Invoice[],
    payments: payments as readonly Payment[],
    open,
    unused,
    describe,
    creditedVat,
    used,
    /** Does it, or answers why the books refuse it, and then nothing has changed. */
    apply(step: Step): string | undefined {
      try {
        take(step);
        return undefined;
      } catch (error) {
        if (error instanceof BillingRefusal) return error.code;
        throw error;
      }
    },
    /** Every figure of the books, in the order in which things came. */
    read: () => ({
      invoices: invoices.map(({ sums, credits, writtenOff }, invoice) => ({
        total: sums.total_pence,
        vat: sums.vat_pence,
        credited: credited(invoice),
        paid: paid(invoice),
        writtenOff,
        open: open(invoice),
        credits: credits.map(({ total_pence, vat_pence }) => [total_pence, vat_pence]),
        uses: payments.map((_, payment) => used(payment, invoice)),
      })),
      payments: payments.map(({ pence, refunded }, payment) => ({
        pence,
        allocated: used(payment),
        refunded,
        unused: unused(payment),
      })),
    }),
    /** The same as screens read it. */
    listDocuments: (): DocumentRow[] =>
      invoices.flatMap(({ sums, credits, writtenOff }, invoice) => [
        {
          id: `i${invoice}`,
          kind: "invoice" as const,
          number: numberOf(invoice),
          issued_on: issuedOn,
          due_on: dueOn,
          total_pence: sums.total_pence,
          credits_id: null,
          balance: {
            open_pence: open(invoice),
            paid_pence: paid(invoice),
            credited_pence: credited(invoice),
            written_off_pence: writtenOff,
            disputed_at: null,
          },
        },
        ...credits.map((note, index) => ({
          id: `c${invoice}-${index}`,
          kind: "credit_note" as const,
          number: `CRN-${invoice}${index}`,
          issued_on: issuedOn,
          due_on: null,
          total_pence: note.total_pence,
          credits_id: `i${invoice}`,
          balance: null,
        })),
      ]),
    listIncoming: (): IncomingRow[] =>
      payments.map(({ receivedOn }, payment) => ({
        id: `p${payment}`,
        source: "bank",
        received_on: receivedOn,
        unused_pence: unused(payment),
        reversed_on: null,
        receipt: null,
        allocations: allocations
          .filter((each) => each.payment === payment)
          .map(({ invoice, pence }) => ({ document_id: `i${invoice}`, pence })),
      })),
  };
}

export type ModelLedger = ReturnType<typeof createModelLedger>;

export function describePart(pence: number, rate: number): LineTyped {
  return {
    description: "A part",
    quantity: 100,
    unit_pence: pence,
    discount_pence: 0,
    vat_rate: rate,
  };
}

const numberOf = (invoice: number) => `INV-${String(invoice + 1).padStart(5, "0")}`;

const nobody = {
  name: "",
  company_number: "",
  registered_in: "",
  registered_office: "",
  vat_number: null,
  email: "",
  bank: null,
  address: [],
  country: "GB",
};

function addVat(credits: readonly Sums[]): VatLine[] {
  const rates = new Set(credits.flatMap(({ vat }) => vat.map(({ rate }) => rate)));
  return [...rates].map((rate) => {
    const lines = credits.flatMap(({ vat }) => vat.filter((each) => each.rate === rate));
    return lines.reduce((all, each) => ({
      rate,
      net_pence: all.net_pence + each.net_pence,
      vat_pence: all.vat_pence + each.vat_pence,
    }));
  });
}

function netAt(lines: readonly VatLine[], rate: number): number {
  return lines.find((each) => each.rate === rate)?.net_pence ?? 0;
}

function find<T>(
  list: readonly T[],
  index: number,
  missing: "document-missing" | "payment-missing",
) {
  const found = list[index];
  if (found === undefined) throw new BillingRefusal(missing);
  return found;
}
