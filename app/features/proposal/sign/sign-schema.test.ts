import { expect, it } from "vitest";
import { listFaults } from "../../../../domain/field/fault.ts";
import { chooseSignSchema, readBilling, readSignature } from "./sign-schema.ts";

function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const whole = { name: "Ann", role: "Director", mayBind: "on", consents: "on" };
const faultsOf = (
  fields: Record<string, string>,
  asked: Parameters<typeof chooseSignSchema>[0],
) => {
  const parsed = chooseSignSchema(asked).safeParse(readSignature(typed(fields)));
  return parsed.success ? {} : listFaults(parsed.error);
};

it("asks for the code only once one was mailed, and takes it with spaces", () => {
  const asked = { withBilling: false, withCode: true, hasVat: false };
  expect(faultsOf(whole, { ...asked, withCode: false })).toEqual({});
  expect(faultsOf(whole, asked)).toEqual({ code: "code-malformed" });
  expect(faultsOf({ ...whole, code: "123 456 " }, asked)).toEqual({});
});

const beforeCode = { withBilling: true, withCode: false, hasVat: false };

it("asks a business elsewhere for its VAT number before the code is mailed, where VAT is charged", () => {
  const elsewhere = { ...whole, legal_name: "Ann SA", address: "1 Quai", country: "FR", email: "" };
  const charged = { ...beforeCode, hasVat: true };
  expect(faultsOf(elsewhere, beforeCode)).toEqual({});
  expect(faultsOf(elsewhere, charged)).toEqual({ vat_number: "vat-number-needed" });
  const number = { ...elsewhere, vat_number: "FR12345678901" };
  expect(faultsOf(number, charged)).toEqual({});
  expect(faultsOf({ ...number, country: "DE" }, charged)).toEqual({
    vat_number: "vat-number-malformed",
  });
  expect(faultsOf({ ...elsewhere, country: "IM" }, charged)).toEqual({});
});

it("says at its own field what is missing, the boxes and the address among them", () => {
  expect(faultsOf({ name: " ", country: "GB", email: "" }, beforeCode)).toEqual({
    name: "name-missing",
    role: "role-missing",
    mayBind: "may-bind-missing",
    consents: "consent-missing",
    legal_name: "legal-name-missing",
    address: "address-missing",
  });
});

it("hands the address on as it was typed: the server reads it by the same schema", () => {
  const billing = readBilling(typed({ ...whole, legal_name: "Ann Ltd", address: "1\n2" }));
  expect(billing).toMatchObject({ legal_name: "Ann Ltd", address: "1\n2", vat_number: "" });
  expect(billing).not.toHaveProperty("mayBind");
});
