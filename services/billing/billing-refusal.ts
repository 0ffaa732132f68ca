import { billingRefusals, type BillingRefusalCode } from "../../content/billing-answers.ts";

/** Something that was asked of the books and is not done, none of it, with the line that says why. */
export class BillingRefusal extends Error {
  readonly code: BillingRefusalCode;

  constructor(code: BillingRefusalCode) {
    super(billingRefusals[code]);
    this.name = "BillingRefusal";
    this.code = code;
  }
}
