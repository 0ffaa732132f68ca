import type { RefusalCode } from "../domain/payment/payment-answer.ts";
import type { PaymentState } from "../domain/payment/payment-state.ts";
import { brand } from "./brand.ts";

const writeToUs = `Write to ${brand.email}`;

/** Why a payment was not set up or not confirmed, in one line for the payer. */
export const paymentRefusals: Record<RefusalCode, string> = {
  malformed: "Please check the highlighted fields.",
  "unknown-package": "There is no such package.",
  "invoice-not-found": "There is no such invoice.",
  "invoice-paid": "Nothing of this invoice is left to pay.",
  "more-than-open": "That is more than is left to pay.",
  "not-your-campaign": "This campaign is not one of yours.",
  "campaign-not-draft": "This campaign is not a draft any more.",
  "role-needed":
    "Only an approver or an owner of your company can pay. Ask one of them to do it, or to change your role.",
  "sign-in-needed": "Please sign in.",
  "too-many-open":
    "Three payments are open from your network already. Use one of them, or wait until one runs out.",
  "price-unavailable": "We have no fresh price for ETH right now. Please try again in a minute.",
  "payments-off": `Paying with ETH is switched off here. ${writeToUs}.`,
  "chain-unavailable":
    "The Ethereum network cannot be reached right now. Nothing is lost: please try again in a minute.",
  "chain-mismatch":
    "Our connection to Ethereum answers for another network. Nothing is lost: please try again later.",
  "payment-not-found": "There is no such payment.",
  "transaction-not-found":
    "The network does not know this transaction. Check the hash, or try again in a moment if you have only just sent it.",
  "transaction-replaced":
    "This transaction was replaced by another one. Please enter the hash of the one that was mined.",
  "transaction-failed": "This transaction failed, so nothing was paid.",
  "wrong-chain": "This transaction was sent on another network.",
  "wrong-recipient": "This transaction did not go to our address.",
  "wrong-package": "This transaction pays for another package.",
  "not-yours": "This transaction does not belong to your payment.",
  "hash-used": "This transaction has already settled another payment.",
  "before-opening": "This transaction is older than your payment.",
  underpaid: `Less than the amount arrived. Nothing is lost: the studio sees it and settles it with you. ${writeToUs}.`,
  overpaid: `More than the amount arrived. Nothing is lost: the studio sees it and settles it with you. ${writeToUs}.`,
  late: `The payment arrived after its quote had run out. Nothing is lost: the studio sees it and settles it with you. ${writeToUs}.`,
  review: `The payment came from another address or through a contract. Nothing is lost: the studio looks at it before the campaign starts. ${writeToUs}.`,
  "already-claimed": "This payment belongs to another account.",
  "member-needed":
    "You can look at everything of your company, and change nothing. Ask a colleague to claim the payment.",
  "company-needed":
    "You are in no company yet. Begin one in your client area, or accept your invitation; then the payment can be yours.",
};

/** What each state means for the payer. */
export const paymentStateWords: Record<PaymentState, string> = {
  quoted: "Waiting for your payment.",
  confirming: "Your payment is on the network. It counts once it is final.",
  paid: "Payment confirmed! Your campaign is now active.",
  expired: "The quote has run out. Please set up a new one.",
  underpaid: paymentRefusals.underpaid,
  overpaid: paymentRefusals.overpaid,
  late: paymentRefusals.late,
  review: paymentRefusals.review,
  refunded: `The studio has given this payment back. ${writeToUs} if it has not reached you.`,
};

/** The same of an invoice, which starts nothing. */
export const invoiceStateWords: Record<PaymentState, string> = {
  ...paymentStateWords,
  paid: "Payment confirmed. Your receipt is under Billing.",
  review: `The payment came from another address or through a contract. Nothing is lost: the studio looks at it first. ${writeToUs}.`,
};

/** The campaign that is made for a package when there was none yet. */
export const newCampaignTitle = (packageName: string) => `${packageName} campaign`;

/** In the subject of the studio's mail, where a state stands otherwise. */
export const extraTransferTopic = "more for a settled payment";
export const orphanedTopic = "gone from the chain after it was paid";

/** The lines of the mails about payments, in their order. */
export const paymentLabels = {
  packageName: "Package",
  invoiceNumber: "Invoice",
  campaign: "Campaign",
  payer: "Payer",
  company: "Company",
  state: "State",
  price: "Price",
  vat: "VAT",
  total: "Total",
  required: "Amount",
  received: "Received",
  from: "Expected from",
  sender: "Sent from",
  transaction: "Transaction",
  paidAt: "Paid",
  refund: "Refund",
  reason: "From the studio",
  payment: "Payment",
  network: "Network",
} as const;
