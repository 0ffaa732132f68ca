import { billingRefusals, type BillingRefusalCode } from "../../content/billing-answers.ts";

/** Something that was asked of the books and is not done, none of it, with the line that says why. */
export class BillingRefusal extends Error {
  readonly code: BillingRefusalCode;
  readonly detail: string | undefined;

  constructor(code: BillingRefusalCode, detail?: string) {
    super(detail === undefined ? billingRefusals[code] : `${billingRefusals[code]} ${detail}`);
    this.name = "BillingRefusal";
    this.code = code;
    this.detail = detail;
  }
}
