import * as z from "zod/mini";
import { billingDetails, ofItsCountry } from "../../../../domain/billing/billing-details.ts";
import { treatOffer } from "../../../../domain/billing/choose-treatment.ts";
import { fault } from "../../../../domain/field/fault.ts";
import { visitRequests } from "../../../../domain/proposal/requests.ts";
import { readTyped } from "../../../form/form-controls.ts";

const { name, role, mayBind, consents, code } = visitRequests.sign.shape;
const signature = z.object({ name, role, mayBind, consents });
export type Signature = z.infer<typeof signature>;

type Asked = {
  /** Where the company has not said yet who is charged. */
  withBilling: boolean;
  /** Once a code was mailed. */
  withCode: boolean;
  /** Where somebody elsewhere has to show by a number that they are a business. */
  hasVat: boolean;
};

const withNumber = z.refine<{ country: string; vat_number: string | null }>(
  ({ country, vat_number }) =>
    vat_number !== null || treatOffer({ vat_rate: 2000 }, country) !== "outside",
  { error: fault("vat-number-needed"), path: ["vat_number"] },
);

/** What the form asks for as it stands, all of it side by side: what is wrong lands at its field. */
export function chooseSignSchema({
  withBilling,
  withCode,
  hasVat,
}: Asked): z.ZodMiniType<Signature> {
  const signed = withCode ? z.extend(signature, { code }) : signature;
  if (!withBilling) return signed;
  const charged = z.extend(signed, billingDetails.shape).check(ofItsCountry);
  return hasVat ? charged.check(withNumber) : charged;
}

export function readSignature(typed: FormData): Record<string, unknown> {
  return {
    ...Object.fromEntries(typed),
    mayBind: typed.has("mayBind"),
    consents: typed.has("consents"),
    code: readCode(typed),
  };
}

/** Pasted with spaces it is as good. */
export function readCode(typed: FormData): string {
  return readTyped(typed, "code").replaceAll(/\s/g, "");
}

const billingFields = [
  "legal_name",
  "address",
  "country",
  "vat_number",
  "company_number",
  "email",
] as const;

/** As typed: the server reads it by the same schema. */
export function readBilling(typed: FormData): Record<string, string> {
  return Object.fromEntries(billingFields.map((field) => [field, readTyped(typed, field)]));
}
