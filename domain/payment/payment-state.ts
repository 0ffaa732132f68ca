/** Where a payment stands. `paid` is the only one that activates a campaign by itself. */
export const paymentStates = [
  "quoted",
  "confirming",
  "paid",
  "expired",
  "underpaid",
  "overpaid",
  "late",
  "review",
  "refunded",
] as const;

export type PaymentState = (typeof paymentStates)[number];
