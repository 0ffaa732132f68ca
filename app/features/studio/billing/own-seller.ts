import { brand } from "../../../../content/brand.ts";
import { billingDetailsWords } from "../../../../content/studio-billing.ts";
import { chooseTreatment } from "../../../../domain/billing/choose-treatment.ts";
import type { Buyer, Seller } from "../../../../domain/billing/document.ts";
import type { StoredDetails } from "./read-details.ts";

/** The studio as its documents name it, for a look at a draft. What is issued is frozen by the service. */
export const ownSeller: Seller = {
  name: brand.legalName,
  company_number: brand.companyNumber,
  registered_in: brand.registeredIn,
  registered_office: brand.registeredOffice,
  vat_number: brand.vatNumber || null,
  email: brand.email,
  bank: brand.bank,
};

export function buyerOf(details: StoredDetails): Buyer {
  const { legal_name, address, country, vat_number, company_number, email } = details;
  return { name: legal_name, address, country, vat_number, company_number, email };
}

export function treatmentOf(details: StoredDetails | null) {
  return details
    ? chooseTreatment(ownSeller, buyerOf(details))
    : ownSeller.vat_number
      ? "uk"
      : "none";
}

export function describeTreatment(details: StoredDetails): string | null {
  return billingDetailsWords.treatment[treatmentOf(details)];
}

/** Without it nothing can be issued to them. */
export function needsProof(details: StoredDetails): boolean {
  const { vat_number: number, billing_confirmations: confirmed } = details;
  return treatmentOf(details) === "outside" && !number && !confirmed?.evidence;
}

/** Whoever accounts for VAT elsewhere is looked at first; of all others it changes nothing. */
export function needsConfirming(details: StoredDetails): boolean {
  return treatmentOf(details) === "outside" && details.billing_confirmations === null;
}

/** In the place of a buyer that nobody has described yet. */
export const nobody: Buyer = {
  name: "…",
  address: [],
  country: "GB",
  vat_number: null,
  company_number: null,
  email: null,
};
