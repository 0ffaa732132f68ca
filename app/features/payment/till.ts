import { isStillOpen, isSamePayment, type KeptPayment } from "./kept-payment.ts";

/** Where the dialog stands. Which face the payment step shows follows from the payment's own state. */
export type Till =
  | { step: "setup"; payment?: KeptPayment | undefined; isBusy: boolean; problem?: string }
  | { step: "payment"; payment: KeptPayment; isBusy: boolean; problem?: string }
  | { step: "confirmation"; payment: KeptPayment };

export type TillEvent =
  /** A call to the server has begun. */
  | { type: "asked" }
  /** It failed, or was refused; `payment` is what the refusal said about it. */
  | { type: "refused"; problem: string; payment?: KeptPayment | undefined }
  | { type: "opened"; payment: KeptPayment }
  /** The server, the watcher or another tab knows more about the payment. */
  | { type: "learnt"; payment: KeptPayment }
  | { type: "went-back" }
  | { type: "resumed" }
  | { type: "began-anew" };

const emptyTill = { step: "setup", isBusy: false } as const;

export function openTill(payment: KeptPayment | undefined): Till {
  return payment ? showPayment(payment) : emptyTill;
}

export function moveTill(till: Till, event: TillEvent): Till {
  switch (event.type) {
    case "opened":
      return showPayment(event.payment);
    case "began-anew":
      return emptyTill;
    default:
      return till.step === "confirmation" ? till : moveOpenTill(till, event);
  }
}

type OpenTill = Exclude<Till, { step: "confirmation" }>;
type StepEvent = Exclude<TillEvent, { type: "opened" | "began-anew" }>;

function moveOpenTill(till: OpenTill, event: StepEvent): Till {
  const { payment } = till;
  switch (event.type) {
    case "asked":
      return till.step === "setup"
        ? { step: "setup", payment, isBusy: true }
        : { step: "payment", payment: till.payment, isBusy: true };
    case "refused":
      return till.step === "setup"
        ? { ...till, isBusy: false, problem: event.problem }
        : refuse(till, event.payment, event.problem);
    case "learnt":
      return payment && isSamePayment(payment, event.payment) ? learn(till, event.payment) : till;
    case "went-back":
      return till.step === "payment" ? { ...emptyTill, payment } : till;
    case "resumed":
      return payment && isStillOpen(payment) ? showPayment(payment) : till;
    default:
      return event satisfies never;
  }
}

/** Money that has arrived is shown wherever the payer is; anything else waits in the step it belongs to. */
function learn(till: OpenTill, payment: KeptPayment): Till {
  if (till.step === "setup" && isStillOpen(payment)) return { ...till, payment };
  if (till.step === "setup" && payment.state === "expired") return { ...till, payment: undefined };
  return showPayment(payment);
}

function refuse(
  till: Extract<Till, { step: "payment" }>,
  payment: KeptPayment | undefined,
  problem: string,
): Till {
  const isKnown = payment && isSamePayment(till.payment, payment);
  return { ...till, ...(isKnown && { payment }), isBusy: false, problem };
}

function showPayment(payment: KeptPayment): Till {
  if (payment.state === "paid") return { step: "confirmation", payment };
  return { step: "payment", payment, isBusy: false };
}
