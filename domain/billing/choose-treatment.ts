import type { Buyer, Seller, VatTreatment } from "./document.ts";

/** The Isle of Man is the United Kingdom to VAT. */
const withinScope = new Set(["GB", "IM"]);

/** What VAT law makes of these two. Whoever is elsewhere has to be known to be a business: `is_business`. */
export function chooseTreatment(
  seller: Pick<Seller, "vat_number">,
  buyer: Pick<Buyer, "country">,
): VatTreatment {
  if (seller.vat_number === null) return "none";
  return withinScope.has(buyer.country) ? "uk" : "outside";
}

/** The same of what was sent: its rate says whether the seller had a number then, without which it cannot be signed now. */
export function treatOffer({ vat_rate }: { vat_rate: number }, country: string): VatTreatment {
  return chooseTreatment({ vat_number: vat_rate === 0 ? null : "known" }, { country });
}

/**
 * Of a package, which anybody may buy without saying who they are: only whoever is known to be a business elsewhere
 * accounts for VAT themselves. Everybody else is charged as a consumer here.
 */
export function treatPackage(
  seller: Pick<Seller, "vat_number">,
  buyer: Pick<Buyer, "country" | "is_business"> | undefined,
): VatTreatment {
  if (buyer?.is_business) return chooseTreatment(seller, buyer);
  return seller.vat_number === null ? "none" : "uk";
}
