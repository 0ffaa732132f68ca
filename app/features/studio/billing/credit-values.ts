import type { DocumentLine, PricedContent, VatLine } from "../../../../domain/billing/document.ts";
import type { BillingRequest } from "../../../../domain/billing/billing-request.ts";
import { readHundredths } from "../../../../domain/billing/read-hundredths.ts";
import type { Typed } from "./draft-values.ts";

export type CreditLines = NonNullable<BillingRequest<"credit">["lines"]>;

export const nameCredit = (place: number) => `credit-${place}`;

/** What each line of an invoice is credited with, or what is wrong with that, by control. */
export function readCreditLines(
  lines: readonly DocumentLine[],
  typed: Typed,
): { lines: CreditLines } | { wrong: Record<string, "malformed" | "too-much"> } | undefined {
  const wrong: Record<string, "malformed" | "too-much"> = {};
  const credited: CreditLines = [];
  for (const [place, line] of lines.entries()) {
    const name = nameCredit(place);
    const text = typed[name]?.trim() ?? "";
    if (text === "") continue;
    const pence = readHundredths(text);
    if (pence === null || pence === 0) wrong[name] = "malformed";
    else if (pence > line.net_pence) wrong[name] = "too-much";
    else
      credited.push({
        description: line.description,
        quantity: 100,
        unit_pence: pence,
        discount_pence: 0,
        vat_rate: asRate(line.vat_rate),
      });
  }
  if (Object.keys(wrong).length > 0) return { wrong };
  return credited.length > 0 ? { lines: credited } : undefined;
}

/** About what a credit note over these comes to: the service takes earlier ones into account, to the penny. */
export function sumCredit(
  { vat_treatment, vat, total_pence }: Pick<PricedContent, "vat_treatment" | "vat" | "total_pence">,
  lines: CreditLines | null,
  /** What was credited before, or written off. */
  settledPence: number,
): number {
  const left = total_pence - settledPence;
  return lines ? Math.min(priceCredit({ vat_treatment, vat }, lines), left) : left;
}

/** What these lines come to, be it more than is left. */
export function priceCredit(
  { vat_treatment, vat }: Pick<PricedContent, "vat_treatment" | "vat">,
  lines: CreditLines,
): number {
  const net = lines.reduce((sum, line) => sum + line.unit_pence, 0);
  return vat_treatment === "uk"
    ? net + vat.reduce((sum, each) => sum + vatOf(each, lines), 0)
    : net;
}

function vatOf({ rate }: VatLine, lines: CreditLines): number {
  const net = lines
    .filter(({ vat_rate }) => vat_rate === rate)
    .reduce((sum, line) => sum + line.unit_pence, 0);
  return Math.floor((2 * net * rate + 10_000) / 20_000);
}

function asRate(rate: number): CreditLines[number]["vat_rate"] {
  return rate === 2000 || rate === 500 ? rate : 0;
}
