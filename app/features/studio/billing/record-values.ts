import {
  billingRequests,
  type BillingRequest,
} from "../../../../domain/billing/billing-request.ts";
import {
  type OpenInvoice,
  proposeAllocations,
  type Proposal,
} from "../../../../domain/billing/propose-allocations.ts";
import { readHundredths } from "../../../../domain/billing/read-hundredths.ts";
import { type Faults, firstFault } from "../../../../domain/field/fault.ts";
import type { Typed } from "./draft-values.ts";

/** Each open invoice has a control of its own. */
export const nameUse = (documentId: string) => `use-${documentId}`;

/** What the payment settles as long as nobody says otherwise. */
export function proposeFor(typed: Typed, invoices: readonly OpenInvoice[]): Proposal[] {
  const pence = readHundredths(typed["pence"] ?? "") ?? 0;
  return proposeAllocations(pence, typed["reference"] ?? "", invoices);
}

/** What is said to be settled; a figure that is not one yet counts as nothing. */
export function listUsed(typed: Typed, invoices: readonly OpenInvoice[]): Proposal[] {
  return invoices.flatMap(({ id }) => {
    const pence = readHundredths(typed[nameUse(id)] ?? "") ?? 0;
    return pence > 0 ? [{ documentId: id, pence }] : [];
  });
}

type Recorded = Omit<BillingRequest<"record_payment">, "action" | "key" | "companyId">;
type Wrong = { tooMuch: string; overspent: string };

const { pence, receivedOn, payer, reference, note } = billingRequests.record_payment.shape;
const fields = { pence, receivedOn, payer, reference, note };

/** A payment as it was typed, or what is wrong with it, by control. */
export function readRecorded(
  typed: Typed,
  invoices: readonly OpenInvoice[],
  words: Wrong,
): { payment: Recorded } | { faults: Faults } {
  const faults: Record<string, string> = {};
  const arrived = readHundredths(typed["pence"] ?? "");
  const given = new Map<string, unknown>([...Object.entries(typed), ["pence", arrived]]);
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(given.get(name));
    if (!parsed.success) Object.assign(faults, { [name]: firstFault(parsed.error) });
  }
  for (const { id, open_pence } of invoices) {
    const text = typed[nameUse(id)]?.trim() ?? "";
    const used = readHundredths(text);
    if (text !== "" && (used === null || used > open_pence)) faults[nameUse(id)] = words.tooMuch;
  }
  const used = listUsed(typed, invoices);
  const first = used[0];
  if (
    first &&
    arrived !== null &&
    used.reduce((sum, each) => sum + each.pence, 0) > arrived &&
    Object.keys(faults).length === 0
  )
    faults[nameUse(first.documentId)] = words.overspent;
  if (Object.keys(faults).length > 0) return { faults };
  return {
    payment: {
      pence: pence.parse(arrived),
      receivedOn: receivedOn.parse(typed["receivedOn"]),
      payer: payer.parse(typed["payer"]),
      reference: reference.parse(typed["reference"]),
      note: note.parse(typed["note"]),
      allocations: used,
    },
  };
}
