import * as z from "zod/mini";
import { emailAddress } from "../field/email-address.ts";
import { fault } from "../field/fault.ts";
import { isPrinted, optionalText, requiredText } from "../field/text.ts";
import { countryCodes } from "./countries.ts";
import { fitsCountry } from "./vat-number.ts";

export const billingDetailLimits = {
  legal_name: 200,
  address: 700,
  addressLines: 7,
  company_number: 30,
  evidence: 500,
} as const;

/** `gb 123 4567 89` is GB123456789. */
const vatNumber = z.pipe(
  z.pipe(
    z.nullish(
      z
        .string(fault("vat-number-malformed"))
        .check(z.overwrite((text) => text.replace(/[\s.-]/g, "").toUpperCase())),
    ),
    z.transform((text) => text || null),
  ),
  z.nullable(z.string().check(z.regex(/^[A-Z0-9]{4,20}$/, fault("vat-number-malformed")))),
);

const shape = {
  legal_name: requiredText("legal-name-missing", {
    name: "company-name",
    longest: billingDetailLimits.legal_name,
  }).check(isPrinted),
  /** As typed: lines, of which empty ones do not count. */
  address: z
    .pipe(
      requiredText("address-missing", {
        name: "address",
        longest: billingDetailLimits.address,
        hasLines: true,
      }).check(isPrinted),
      z.transform((text) =>
        text
          .split("\n")
          .map((each) => each.trim())
          .filter((each) => each !== ""),
      ),
    )
    .check(z.maxLength(billingDetailLimits.addressLines, fault("address-too-many-lines"))),
  country: z
    .string(fault("country-unknown"))
    .check(z.refine((code) => countryCodes.includes(code), fault("country-unknown"))),
  vat_number: vatNumber,
  company_number: optionalText({
    name: "company-number",
    longest: billingDetailLimits.company_number,
  }),
  email: z.pipe(
    z.transform((value) => (typeof value === "string" && value.trim() === "" ? null : value)),
    z.nullable(emailAddress),
  ),
};

export const ofItsCountry = z.refine<{ country: string; vat_number: string | null }>(
  ({ country, vat_number: number }) => number === null || fitsCountry(number, country),
  { error: fault("vat-number-malformed"), path: ["vat_number"] },
);

/** Who is charged, and where invoices go: of a company, by its owners and approvers, and by the studio's finance. */
export const billingDetails = z.object(shape).check(ofItsCountry);

/** With what only the studio says, and only the studio reads. */
export const studioBillingDetails = z
  .object({
    ...shape,
    evidence: optionalText({ name: "note", longest: billingDetailLimits.evidence, hasLines: true }),
  })
  .check(ofItsCountry);
