import { expect, it } from "vitest";
import { listFaults } from "../field/fault.ts";
import { milestoneForm } from "../milestone/milestone-form.ts";
import { billingDetails } from "./billing-details.ts";

const details = {
  legal_name: "Łódź & Søn GmbH",
  address: "Straße 5\nБерлин",
  country: "GB",
  vat_number: "",
  company_number: "",
  email: "",
};

it("takes what an invoice can print, and says at the field what it cannot", () => {
  expect(billingDetails.safeParse(details).success).toBe(true);
  const { error } = billingDetails.safeParse({
    ...details,
    legal_name: "北京 Ltd",
    address: "1 Quay 🚢\nBristol",
  });
  expect(error && listFaults(error)).toEqual({
    legal_name: "text-unprintable:北 京",
    address: "text-unprintable:🚢",
  });
});

it("takes no milestone whose invoice could not be printed", () => {
  const typed = { title: "First cut 🎬", trigger: "studio", due_on: "", net_pence: "10" };
  const { error } = milestoneForm.safeParse(typed);
  expect(error && listFaults(error)).toEqual({ title: "text-unprintable:🎬" });
});
