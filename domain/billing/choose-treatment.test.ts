import { expect, it } from "vitest";
import { chooseTreatment, treatPackage } from "./choose-treatment.ts";

const registered = { vat_number: "GB123456789" };
const unregistered = { vat_number: null };
const buyer = (country: string, is_business: boolean) => ({ country, is_business });

it.each([
  ["GB", "uk"],
  ["IM", "uk"],
  ["JE", "outside"],
  ["DE", "outside"],
])("treats a client in %s as %s", (country, treatment) => {
  expect(chooseTreatment(registered, { country })).toBe(treatment);
  expect(chooseTreatment(unregistered, { country })).toBe("none");
});

it.each([
  ["nobody known", undefined, "uk"],
  ["a business here", buyer("GB", true), "uk"],
  ["a business elsewhere", buyer("DE", true), "outside"],
  ["somebody elsewhere, of whom that is not known", buyer("DE", false), "uk"],
] as const)("charges a package to %s", (_, who, treatment) => {
  expect(treatPackage(registered, who)).toBe(treatment);
  expect(treatPackage(unregistered, who)).toBe("none");
});
