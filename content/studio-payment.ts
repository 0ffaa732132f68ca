import type { PaymentState } from "../domain/payment/payment-state.ts";

/** Why a payment was not settled, in one line for the studio. */
export const paymentResolution = {
  signInAgain: "Sign in again to settle a payment.",
  missing: "There is no such payment.",
  moved: "The payment has moved on meanwhile. Look at it again before you decide.",
  campaignClosed: "Its campaign has ended. Note a refund, or open the campaign again first.",
} as const;

export const stateWords: Record<PaymentState, string> = {
  quoted: "Quoted",
  confirming: "Confirming",
  paid: "Paid",
  expired: "Expired",
  underpaid: "Underpaid",
  overpaid: "Overpaid",
  late: "Late",
  review: "In review",
  refunded: "Refunded",
};

/** What the studio has to know about a payment that did not match. */
export const stateMeaning: Partial<Record<PaymentState, string>> = {
  underpaid: "Less arrived than was asked for. Nothing has started.",
  overpaid: "More arrived than was asked for. Nothing has started.",
  late: "It arrived after its quote had run out. Nothing has started.",
  review: "It came from another address or through a contract. Nothing has started.",
};

/** Of a payment in ETH, from its quote on. */
export const paymentViews = ["settle", "paid", "open", "refunded", "all"] as const;
export type PaymentView = (typeof paymentViews)[number];

/** Of money that has arrived, whichever way. */
export const incomingViews = ["in", "bank", "unused"] as const;
export type IncomingView = (typeof incomingViews)[number];

export const paymentsWords = {
  list: "Payments",
  search: "Hash, address, number or e-mail",
  views: "Which money",
  tabs: { in: "All money in", bank: "Bank", all: "ETH", unused: "Unused", settle: "To settle" },
  state: "State",
  view: {
    settle: "To settle",
    paid: "Paid",
    open: "Open",
    refunded: "Refunded",
    all: "All",
  } satisfies Record<PaymentView, string>,
  empty: {
    settle: "Every payment is settled.",
    paid: "Nothing paid yet.",
    open: "No payment is open.",
    refunded: "Nothing was given back.",
    all: "No payments in ETH yet.",
    in: "Nothing has arrived yet.",
    bank: "No bank payment is recorded yet.",
    unused: "All money that has arrived settles something.",
  } satisfies Record<PaymentView | IncomingView, string>,
  incoming: "Money in",
  searchIncoming: "Reference or payer’s name",
  incomingHeads: {
    payer: "Payer",
    client: "Client",
    source: "By",
    reference: "Reference",
    received: "Arrived",
    pence: "Amount",
    unused: "Unused",
  },
  heads: {
    client: "Client",
    state: "State",
    package: "For",
    price: "Price",
    amount: "ETH",
    age: "Opened",
  },
  unclaimed: "Not claimed yet",
  ago: (span: string) => `${span} ago`,
} as const;

export const paymentWords = {
  gone: "There is no such payment.",
  price: "Price",
  vat: "VAT",
  asked: "Asked for",
  received: "Received",
  short: (difference: string) => `${difference} ETH short`,
  over: (difference: string) => `${difference} ETH over`,
  from: "Expected from",
  sender: "Sent from",
  sameSender: "as expected",
  otherSender: "another address",
  transaction: "Transaction",
  block: "Block",
  quoteEnded: "Quote ran out",
  campaign: "Campaign",
  invoice: "Invoice",
  noCampaign: "None yet: one is made for the package",
  reference: "Reference",
  email: "Email",
  network: "Network",
  explorer: "Look it up",
  transfers: "What arrived",
  final: "final",
  notFinal: "not final yet",
  history: "History",
  opened: "The payer asked for a quote",
  site: "The site",
  moved: (from: string, to: string) => `${from} → ${to}`,
  reason: "Reason",
  refund: "Refund",
  client: "Client",
  person: "Paid by",
} as const;

export const resolveWords = {
  heading: "Settle it",
  accept: "Accept the payment",
  refund: "Note a refund",
  acceptTitle: "Accept this payment?",
  acceptText: "It counts as paid, its campaign becomes active, and the payer gets a receipt.",
  acceptInvoiceText:
    "It counts as paid and settles the invoice as far as that is open. The rest is the client’s credit, and the payer gets a receipt.",
  refundTitle: "Note that it was given back?",
  refundText: "Send the money back first. Nothing starts, and the payer is told by mail.",
  reason: "Reason",
  reasonHint: "The payer reads it in the mail.",
  hash: "Transaction of the refund",
  hashHint: "Leave empty where it went back another way, and say so above.",
  accepted: "Accepted. The campaign is active.",
  acceptedInvoice: "Accepted. The invoice shows it.",
  refunded: "The refund is noted.",
  failed: "Nothing was settled.",
} as const;
