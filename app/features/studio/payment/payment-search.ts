import {
  type IncomingView,
  incomingViews,
  type PaymentView,
  paymentViews,
} from "../../../../content/studio-payment.ts";
import { awaitsStudio, isOpen } from "../../../../domain/payment/next-state.ts";
import { type PaymentState, paymentStates } from "../../../../domain/payment/payment-state.ts";
import { readChoice, readId, readPage, readTerm } from "../../../../content/studio-address.ts";

import type { IncomingSearch } from "../billing/read-incoming.ts";

export type PaymentSearch = { view: PaymentView; term: string | null; page: number };

export const statesOf: Record<PaymentView, readonly PaymentState[] | null> = {
  settle: paymentStates.filter(awaitsStudio),
  paid: ["paid"],
  open: paymentStates.filter(isOpen),
  refunded: ["refunded"],
  all: null,
};

/** The view that an address names; all money in where it names none. */
export function readView(parameters: URLSearchParams): PaymentView | IncomingView {
  return readChoice(parameters, "state", [...incomingViews, ...paymentViews]) ?? "in";
}

/** Of payments in ETH, from their quote on. */
export function readPaymentSearch(parameters: URLSearchParams, view: PaymentView): PaymentSearch {
  return { view, term: readTerm(parameters) || null, page: readPage(parameters) };
}

/** Of what has arrived, whichever way. */
export function readIncomingSearch(
  parameters: URLSearchParams,
  view: IncomingView,
): IncomingSearch {
  return {
    view: view === "in" ? null : view,
    term: readTerm(parameters) || null,
    client: readId(parameters, "client"),
    page: readPage(parameters),
  };
}

export function isIncoming(view: PaymentView | IncomingView): view is IncomingView {
  return incomingViews.some((each) => each === view);
}
