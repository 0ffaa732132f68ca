import { brand } from "../../content/brand.ts";
import type { Seller } from "../../domain/billing/document.ts";

/** Who charges, as it stands on a document from the moment that it is issued. */
export function readSeller(): Seller {
  return {
    name: brand.legalName,
    company_number: brand.companyNumber,
    registered_in: brand.registeredIn,
    registered_office: brand.registeredOffice,
    vat_number: brand.vatNumber || null,
    email: brand.email,
    bank: { ...brand.bank },
  };
}
