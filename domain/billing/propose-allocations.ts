export type OpenInvoice = { id: string; number: string; due_on: string; open_pence: number };
export type Proposal = { documentId: string; pence: number };

/**
 * Which open invoices a payment is for: first those that its reference names, in the order they are named there, then the
 * oldest. What is left of it is the company's credit.
 */
export function proposeAllocations(
  pence: number,
  reference: string,
  invoices: readonly OpenInvoice[],
): Proposal[] {
  let left = pence;
  // Money for a proforma pays for what is not charged yet: it waits as credit for the invoice that comes of it.
  const meant = namesProforma.test(reference)
    ? invoices.filter(({ number }) => Number.isFinite(placeOf(number, reference)))
    : invoices;
  return order(reference, meant).flatMap(({ id, open_pence }) => {
    const used = Math.min(left, open_pence);
    left -= used;
    return used > 0 ? [{ documentId: id, pence: used }] : [];
  });
}

const namesProforma = /\bPRO[\s.:/#-]*\d/i;

function order(reference: string, invoices: readonly OpenInvoice[]): OpenInvoice[] {
  const places = new Map(invoices.map(({ id, number }) => [id, placeOf(number, reference)]));
  const place = (invoice: OpenInvoice) => places.get(invoice.id) ?? Number.POSITIVE_INFINITY;
  return invoices.toSorted(
    (one, other) =>
      compare(place(one), place(other)) ||
      compare(one.due_on, other.due_on) ||
      compare(one.number, other.number),
  );
}

/** Banks drop hyphens and people drop zeros: `inv 42` names INV-00042. */
function placeOf(number: string, reference: string): number {
  const [series = "", digits = ""] = number.split("-");
  const named = new RegExp(`${series}[\\s.:/#-]*0*${Number(digits)}(?!\\d)`, "i").exec(reference);
  return named?.index ?? Number.POSITIVE_INFINITY;
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
