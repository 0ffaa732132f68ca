import * as z from "zod/mini";
import { billingDetails } from "../../../../domain/billing/billing-details.ts";
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
};

/** What the form asks for as it stands, all of it side by side: what is wrong lands at its field. */
export function chooseSignSchema({ withBilling, withCode }: Asked): z.ZodMiniType<Signature> {
  const signed = withBilling ? z.extend(signature, billingDetails.shape) : signature;
  return withCode ? z.extend(signed, { code }) : signed;
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
