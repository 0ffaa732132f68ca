import type { brand } from "../../content/brand.ts";

type Brand = typeof brand;
export type Placeholder = { field: string; value: string; advice: string };

const exampleHost = /(?:^|[@/.])[\w.-]*\.example(?:$|[/:])/i;
const burnAddress = /^0x0*(?:dead)?$/i;

/** Everything of the brand file that still stands for no real company. */
export function findPlaceholders(current: Brand): Placeholder[] {
  const found: Placeholder[] = [];
  const add = (field: string, value: string, advice: string) =>
    found.push({ field, value: value || "(empty)", advice });

  if (/^0*$/.test(current.companyNumber)) {
    add("companyNumber", current.companyNumber, "the number of the company register");
  }
  if (/\bexample\b/i.test(current.registeredOffice)) {
    add("registeredOffice", current.registeredOffice, "the registered office");
  }
  if (!current.vatNumber) {
    add("vatNumber", current.vatNumber, "the VAT number; leave it empty while not registered");
  }
  if (/^[0-]*$/.test(current.bank.account_number) || current.bank.iban.startsWith("GB00X")) {
    add("bank", current.bank.iban, "the account that invoices are paid to");
  }
  if (burnAddress.test(current.ethReceivingAddress)) {
    add("ethReceivingAddress", current.ethReceivingAddress, "a wallet you hold the keys of");
  }
  for (const [field, value] of listAddresses(current)) {
    if (exampleHost.test(value)) add(field, value, "an address of your own domain");
  }
  return found;
}

function listAddresses(current: Brand): [string, string][] {
  return [
    ["email", current.email],
    ["securityEmail", current.securityEmail],
    ["origin", current.origin],
    ["newsletterUrl", current.newsletterUrl],
    ...current.social.map(({ label, href }): [string, string] => [`social: ${label}`, href]),
  ];
}
