import { mostPence, type VatLine, type VatTreatment } from "../../domain/billing/document.ts";
import { sumLines, type LineTyped, type Sums } from "../../domain/billing/sum-lines.ts";
import { BillingRefusal } from "./billing-refusal.ts";

/** What the lines come to, where that can be charged. */
export function priceLines(
  lines: readonly LineTyped[],
  treatment: VatTreatment,
  credited: readonly VatLine[] = [],
): Sums {
  const sums = sumLines(lines, treatment, credited);
  if (sums.lines.some((each) => each.net_pence < 0)) throw new BillingRefusal("discount-too-large");
  if (sums.lines.some((each) => each.net_pence > mostPence) || sums.total_pence > mostPence) {
    throw new BillingRefusal("too-much");
  }
  if (sums.total_pence === 0) throw new BillingRefusal("nothing-to-charge");
  return sums;
}
