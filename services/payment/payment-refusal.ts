import { paymentRefusals } from "../../content/payment-answers.ts";
import type { RefusalCode } from "../../domain/payment/payment-answer.ts";
import type { PaymentState } from "../../domain/payment/payment-state.ts";

type Concerned = { id?: string; state: PaymentState };
type Details = {
  payment?: Concerned | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/** Something that the payer asked for and does not get, with the line that says why. */
export class PaymentRefusal extends Error {
  readonly code: RefusalCode;
  readonly payment: Concerned | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, { payment, retryAfterSeconds, cause }: Details = {}) {
    super(paymentRefusals[code], cause === undefined ? undefined : { cause });
    this.name = "PaymentRefusal";
    this.code = code;
    this.payment = payment;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The same for somebody to whom the payment may be a stranger's. */
  withoutId(): PaymentRefusal {
    const { code, payment, retryAfterSeconds, cause } = this;
    const shown = payment && { state: payment.state };
    return new PaymentRefusal(code, { payment: shown, retryAfterSeconds, cause });
  }
}
