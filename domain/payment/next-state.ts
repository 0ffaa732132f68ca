import type { PaymentState } from "./payment-state.ts";

/** What can happen to a payment. The first two are not final yet; the chain's last word is in the others. */
export const paymentEvents = [
  /** A transfer that may settle it was sent. */
  "seen",
  /** That transfer was replaced, or its block reorganised away. */
  "gone",
  /** The final chain has passed the end of the quote, and nothing came. */
  "lapsed",
  /** Exactly the amount, from the address given, in time. */
  "exact",
  "short",
  "excess",
  "late",
  /** From another address, or through a contract: somebody has to look at it. */
  "unclear",
  /** The studio has settled it with the payer. */
  "accepted",
  /** The studio has given the money back. */
  "refunded",
] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

type Row = Partial<Record<PaymentEvent, PaymentState>>;

/** The whole story of a payment: an event that has no entry changes nothing. */
export const transitions: Record<PaymentState, Row> = {
  quoted: {
    seen: "confirming",
    lapsed: "expired",
    exact: "paid",
    short: "underpaid",
    excess: "overpaid",
    late: "late",
    unclear: "review",
  },
  confirming: {
    gone: "quoted",
    exact: "paid",
    short: "underpaid",
    excess: "overpaid",
    late: "late",
    unclear: "review",
  },
  expired: {
    seen: "confirming",
    // Found only after it had lapsed, yet in time by its block: whoever paid gets the campaign.
    exact: "paid",
    short: "underpaid",
    excess: "overpaid",
    late: "late",
    unclear: "review",
  },
  // A first try with another amount, or somebody else's transfer, does not stand in the way of the right one.
  underpaid: { exact: "paid", accepted: "paid", refunded: "refunded" },
  overpaid: { exact: "paid", accepted: "paid", refunded: "refunded" },
  review: { exact: "paid", accepted: "paid", refunded: "refunded" },
  late: { accepted: "paid", refunded: "refunded" },
  paid: {},
  refunded: {},
};

export function nextState(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return transitions[state][event];
}

/** Whether something arrived that does not match, and the studio has the next word. */
export function awaitsStudio(state: PaymentState): boolean {
  return nextState(state, "accepted") !== undefined;
}

/** Whether the payment waits for the chain; in all other states it waits for nobody, or for the studio. */
export function isOpen(state: PaymentState): boolean {
  return state === "quoted" || state === "confirming";
}
