import { type PaymentView, paymentViews } from "../../../../content/studio-payment.ts";
import { awaitsStudio, isOpen } from "../../../../domain/payment/next-state.ts";
import { type PaymentState, paymentStates } from "../../../../domain/payment/payment-state.ts";
import { readChoice, readPage, readTerm } from "../../../../content/studio-address.ts";

export type PaymentSearch = { view: PaymentView; term: string | null; page: number };

export const statesOf: Record<PaymentView, readonly PaymentState[] | null> = {
  settle: paymentStates.filter(awaitsStudio),
  paid: ["paid"],
  open: paymentStates.filter(isOpen),
  refunded: ["refunded"],
  all: null,
};

/** Who searches means all payments, unless the address names some. */
export function readPaymentSearch(parameters: URLSearchParams): PaymentSearch {
  const term = readTerm(parameters) || null;
  const asked = readChoice(parameters, "state", paymentViews);
  return { view: asked ?? (term ? "all" : "settle"), term, page: readPage(parameters) };
}
