import { brand } from "./brand.ts";

/** To the letter of section 9 of the specification. */
export const paymentToasts = {
  opened: "Payment setup created! Please send ETH to the address shown.",
  paid: "Payment confirmed! Your campaign is now active.",
  setupFailed: (message: string) => `Failed to setup payment: ${message}`,
  confirmFailed: (message: string) => `Failed to confirm payment: ${message}`,
} as const;

/** The same for an invoice, of which a part may be paid. */
export const invoiceOutcome = {
  // It may have been credited or paid meanwhile: then the money, or a part of it, settles nothing yet.
  toast: "Payment confirmed! Billing shows what it settled.",
  confirming:
    "This page goes on asking by itself. You may close it: the invoice is settled all the same.",
  heading: "Paid. Thank you.",
  note: "Its receipt stands among your documents and says what it settled. What the invoice did not need any more is your credit.",
} as const;

export const developmentChain = {
  label: "development chain",
  note: "This is play money on a chain of this machine. Nothing is charged.",
} as const;

export const setupStep = {
  heading: "Which wallet will you pay from?",
  introduction:
    "The price stands in pounds. We quote it in ETH for 15 minutes, and recognise your payment by its amount and by this address.",
  price: "Price",
  address: "ETH wallet address",
  addressHint: "Starts with 0x. An address, never a private key: nobody here will ask for one.",
  email: "Email for the receipt",
  emailHint: "Optional. Used for this payment only.",
  submit: "Continue to payment",
} as const;

export const walletWords = {
  connect: "Connect wallet",
  choose: "Choose a wallet",
  connected: (name: string) => `Connected to ${name}`,
  pay: (name: string) => `Pay with ${name}`,
  paying: "Please look at your wallet: it asks you to approve the payment.",
  sent: "Your wallet has sent the payment.",
  development: "Development wallet",
  none: "No wallet was found in this browser. Enter the address by hand; it works just as well.",
  failures: {
    rejected: "You declined the request in your wallet. Nothing was sent.",
    locked: "Your wallet is locked, or shares no account with this site. Unlock it and try again.",
    waiting: "Your wallet is still waiting for an answer. Open it, answer there, then try again.",
    "wrong-network": "Your wallet is on another network. Switch it to the one named here.",
    "insufficient-funds": "There is not enough ETH in this account for the amount and its fee.",
    "other-account":
      "Your wallet has another account selected. Select the address you gave, or go back and change it.",
    failed: "Your wallet did not answer as it should. It can all be done by hand as well.",
  },
} as const;

export const paymentStep = {
  heading: "Send exactly this amount",
  amount: "Amount",
  exact:
    "Every decimal counts: up to 0.001 ETH of it is there to tell your payment from all others.",
  to: "Receiving address",
  from: "Pay from",
  network: "Network",
  price: "Price",
  net: "Net",
  vat: "VAT",
  total: "Total",
  copyAmount: "Copy the amount",
  copyAddress: "Copy the receiving address",
  code: "Address and amount, for a wallet on a phone",
  app: "Open in a wallet app",
  holds: "This amount holds for",
  minutesLeft: (minutes: number) =>
    minutes === 1 ? "One minute left to pay." : `${minutes} minutes left to pay.`,
  byHand: "Sent it by hand?",
  hash: "Transaction hash",
  hashHint: "Your wallet shows it once the payment is sent: 0x and 64 digits.",
  confirm: "Confirm payment",
  back: "Back to Setup",
  watching: "We watch the network too: once it arrives, this page says so by itself.",
} as const;

export const confirmingPart = {
  heading: "Your payment is on its way",
  progress: "Waiting until the network treats it as final",
  note: "This page goes on asking by itself. You may close it: the campaign starts all the same.",
} as const;

export const expiredPart = {
  heading: "The 15 minutes are over",
  note: "The quote has expired, so please send nothing any more. A new one takes a moment.",
  anew: "Begin anew",
  sent: "Sent it already? Nothing is lost: enter its transaction hash.",
} as const;

export const heldPart = {
  heading: "The studio has your payment in hand",
  note: `Nothing is lost. Write to ${brand.email} if you would like to add something.`,
  anew: "Start a new payment",
} as const;

export const confirmationStep = {
  heading: "Paid, and under way.",
  note: "Your campaign is active. The studio begins with it and writes to you.",
  guest:
    "To follow it in your client area, sign in or sign up in this browser: we then ask whether the campaign should be yours.",
  signIn: { to: "/auth", label: "Go to the Client Area" },
  dashboard: { to: "/dashboard", label: "Go to your dashboard" },
  explorer: "See the transaction",
  receipt: "Receipt to print",
  done: "Done",
} as const;

/** What stands after 'Failed to setup payment: ' where the server had no words of its own. */
export const callFailures = {
  offline: "You are offline. Please try again once you are connected.",
  limited: (wait: string) => `Too many attempts in a short time. Please try again ${wait}.`,
  failed: "The server did not answer as it should. Please try again.",
} as const;

export const claimPrompt = {
  heading: (packageName: string) => `${packageName} was paid for in this browser`,
  question: "Make the campaign yours? It then appears among your campaigns.",
  yes: "Yes, make it mine",
  no: "No, not mine",
  claimed: "The campaign is yours.",
  failed: "The campaign could not be made yours",
} as const;
