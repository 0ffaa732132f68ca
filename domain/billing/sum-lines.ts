import type { DocumentLine, VatLine, VatTreatment } from "./document.ts";

export type LineTyped = Omit<DocumentLine, "net_pence">;
export type Sums = {
  lines: DocumentLine[];
  vat: VatLine[];
  net_pence: number;
  vat_pence: number;
  total_pence: number;
};

/**
 * What the lines come to. VAT is reckoned once for each rate of the document, half a penny upwards, and never by line.
 * Of a credit note, `credited` is what those before it came to: its VAT is what all of them have together, less what they
 * had, so that an invoice credited in parts has all of its VAT back, to the penny.
 */
export function sumLines(
  lines: readonly LineTyped[],
  treatment: VatTreatment,
  credited: readonly VatLine[] = [],
): Sums {
  const priced = lines.map((each) => priceLine(each, treatment));
  const vat = treatment === "uk" ? sumVat(priced, credited) : [];
  const net_pence = add(priced.map((each) => each.net_pence));
  const vat_pence = add(vat.map((each) => each.vat_pence));
  return { lines: priced, vat, net_pence, vat_pence, total_pence: net_pence + vat_pence };
}

/** Its discount taken off; less than nothing where that is too much, which whoever asked has to refuse. */
function priceLine(typed: LineTyped, treatment: VatTreatment): DocumentLine {
  const net_pence = halfUp(typed.quantity, typed.unit_pence, 100n) - typed.discount_pence;
  return { ...typed, vat_rate: treatment === "uk" ? typed.vat_rate : 0, net_pence };
}

function sumVat(lines: readonly DocumentLine[], credited: readonly VatLine[]): VatLine[] {
  const rates = [...new Set(lines.map((each) => each.vat_rate))].toSorted((a, b) => b - a);
  return rates.map((rate) => {
    const net_pence = add(
      lines.filter((each) => each.vat_rate === rate).map((each) => each.net_pence),
    );
    const before = credited.find((each) => each.rate === rate);
    const vat_pence =
      halfUp(net_pence + (before?.net_pence ?? 0), rate, 10_000n) - (before?.vat_pence ?? 0);
    return { rate, net_pence, vat_pence };
  });
}

/** As a bigint meanwhile: the product of a quantity and a price may be beyond what a number holds exactly. */
function halfUp(first: number, second: number, by: bigint): number {
  return Number((2n * BigInt(first) * BigInt(second) + by) / (2n * by));
}

function add(pence: readonly number[]): number {
  return pence.reduce((sum, each) => sum + each, 0);
}
