import { formatPounds } from "../../content/money.ts";

/** In pounds: from the second on VAT is due, from the first on it is time to ask. */
const vatThreshold = { warning: 75_000, registration: 90_000 } as const;

type Registered = { vatNumber: string };

/** No program is an accountant. */
export function describeVat({ vatNumber }: Registered): string {
  const treated = vatNumber ? `VAT is charged under ${vatNumber}` : "No VAT is charged";
  const packages = vatNumber
    ? " Ask about packages above £250, too: such an invoice needs its buyer's name and address, and /pricing asks for neither."
    : "";
  return `${treated}. Your accountant must confirm the VAT lines of invoices before the first is sent.${packages}`;
}

/** What was charged in the last twelve months, beside the sum from which VAT is due. */
export function describeTurnover(pence: number, { vatNumber }: Registered): string {
  const pounds = pence / 100;
  const figure = `Charged in the last twelve months: ${formatPounds(pounds)}.`;
  if (vatNumber || pounds < vatThreshold.warning) return figure;
  const limit = formatPounds(vatThreshold.registration);
  return pounds < vatThreshold.registration
    ? `${figure} Close to ${limit}, from which you must register for VAT: ask your accountant now.`
    : `${figure} More than ${limit}: you must register for VAT within 30 days.`;
}
