import type { PricedContent, VatLine } from "./document.ts";

type Rest = { rate: number; net_pence: number };

/** What of an invoice is left to credit, for each rate; without VAT all of it is one. */
export function sumLeft(
  { vat, vat_treatment: treatment, total_pence: total }: PricedContent,
  { credited, total_pence: creditedTotal }: { credited: readonly VatLine[]; total_pence: number },
): Rest[] {
  const rests =
    treatment === "uk"
      ? vat.map(({ rate, net_pence: net }) => ({
          rate,
          net_pence: net - (credited.find((each) => each.rate === rate)?.net_pence ?? 0),
        }))
      : [{ rate: 0, net_pence: total - creditedTotal }];
  return rests.filter((each) => each.net_pence > 0);
}
