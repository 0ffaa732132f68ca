import { type PaymentView, paymentViews } from "../../../../content/studio-payment.ts";
import { longestEmail } from "../../../../domain/field/longest-email.ts";
import { awaitsStudio, isOpen } from "../../../../domain/payment/next-state.ts";
import { type PaymentState, paymentStates } from "../../../../domain/payment/payment-state.ts";
import { readPage } from "../../../../content/studio-address.ts";

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
  const term = (parameters.get("q") ?? "").trim().slice(0, longestEmail) || null;
  const asked = paymentViews.find((view) => view === parameters.get("state"));
  return { view: asked ?? (term ? "all" : "settle"), term, page: readPage(parameters) };
}
