import type { Buyer, Seller, VatTreatment } from "./document.ts";

/** The Isle of Man is the United Kingdom to VAT. */
const withinScope = new Set(["GB", "IM"]);

/** What VAT law makes of these two. Whoever is elsewhere has to be known to be a business: `isKnownBusiness`. */
export function chooseTreatment(
  seller: Pick<Seller, "vat_number">,
  buyer: Pick<Buyer, "country">,
): VatTreatment {
  if (seller.vat_number === null) return "none";
  return withinScope.has(buyer.country) ? "uk" : "outside";
}

export function isKnownBusiness({
  vat_number: number,
  evidence,
}: Pick<Buyer, "vat_number" | "evidence">): boolean {
  return number !== null || (evidence ?? null) !== null;
}
