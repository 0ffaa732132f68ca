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

/**
 * Of a package, which anybody may buy without saying who they are: only whoever is known to be a business elsewhere
 * accounts for VAT themselves. Everybody else is charged as a consumer here.
 */
export function treatPackage(
  seller: Pick<Seller, "vat_number">,
  buyer: Pick<Buyer, "country" | "vat_number" | "evidence"> | undefined,
): VatTreatment {
  if (buyer && isKnownBusiness(buyer)) return chooseTreatment(seller, buyer);
  return seller.vat_number === null ? "none" : "uk";
}

export function isKnownBusiness({
  vat_number: number,
  evidence,
}: Pick<Buyer, "vat_number" | "evidence">): boolean {
  return number !== null || (evidence ?? null) !== null;
}
