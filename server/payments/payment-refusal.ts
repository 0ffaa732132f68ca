import { paymentRefusals } from "../../content/payment-answers.ts";
import type { RefusalCode } from "../../domain/payment/payment-answer.ts";
import type { PaymentState } from "../../domain/payment/payment-state.ts";

type Details = {
  payment?: { id: string; state: PaymentState };
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** Something that the payer asked for and does not get, with the line that says why. */
export class PaymentRefusal extends Error {
  readonly code: RefusalCode;
  readonly payment: { id: string; state: PaymentState } | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, { payment, retryAfterSeconds, cause }: Details = {}) {
    super(paymentRefusals[code], cause === undefined ? undefined : { cause });
    this.name = "PaymentRefusal";
    this.code = code;
    this.payment = payment;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
