import { isStillOpen, isSamePayment, type KeptPayment } from "./kept-payment.ts";

/** Which step the dialog is at. What the payment step shows follows from the state of the payment. */
export type PaymentFlow =
  | { step: "setup"; payment?: KeptPayment | undefined; isBusy: boolean; problem?: string }
  | { step: "payment"; payment: KeptPayment; isBusy: boolean; problem?: string }
  | { step: "confirmation"; payment: KeptPayment };

export type PaymentFlowEvent =
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

const emptyFlow = { step: "setup", isBusy: false } as const;

export function startFlow(payment: KeptPayment | undefined): PaymentFlow {
  return payment ? showPayment(payment) : emptyFlow;
}

export function advanceFlow(flow: PaymentFlow, event: PaymentFlowEvent): PaymentFlow {
  switch (event.type) {
    case "opened":
      return showPayment(event.payment);
    case "began-anew":
      return emptyFlow;
    default:
      return flow.step === "confirmation" ? flow : advanceOpenFlow(flow, event);
  }
}

type OpenFlow = Exclude<PaymentFlow, { step: "confirmation" }>;
type StepEvent = Exclude<PaymentFlowEvent, { type: "opened" | "began-anew" }>;

function advanceOpenFlow(flow: OpenFlow, event: StepEvent): PaymentFlow {
  const { payment } = flow;
  switch (event.type) {
    case "asked":
      return flow.step === "setup"
        ? { step: "setup", payment, isBusy: true }
        : { step: "payment", payment: flow.payment, isBusy: true };
    case "refused":
      return flow.step === "setup"
        ? { ...flow, isBusy: false, problem: event.problem }
        : refuse(flow, event.payment, event.problem);
    case "learnt":
      return payment && isSamePayment(payment, event.payment) ? learn(flow, event.payment) : flow;
    case "went-back":
      return flow.step === "payment" ? { ...emptyFlow, payment } : flow;
    case "resumed":
      return payment && isStillOpen(payment) ? showPayment(payment) : flow;
    default:
      return event satisfies never;
  }
}

/** Money that has arrived is shown wherever the payer is; anything else waits in the step it belongs to. */
function learn(flow: OpenFlow, payment: KeptPayment): PaymentFlow {
  if (flow.step === "setup" && isStillOpen(payment)) return { ...flow, payment };
  if (flow.step === "setup" && payment.state === "expired") return { ...flow, payment: undefined };
  return showPayment(payment);
}

function refuse(
  flow: Extract<PaymentFlow, { step: "payment" }>,
  payment: KeptPayment | undefined,
  problem: string,
): PaymentFlow {
  const isKnown = payment && isSamePayment(flow.payment, payment);
  return { ...flow, ...(isKnown && { payment }), isBusy: false, problem };
}

function showPayment(payment: KeptPayment): PaymentFlow {
  if (payment.state === "paid") return { step: "confirmation", payment };
  return { step: "payment", payment, isBusy: false };
}
