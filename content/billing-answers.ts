/** Why the books were not changed, in one line for whoever asked. */
export const billingRefusals = {
  "document-missing": "There is no such document.",
  "payment-missing": "There is no such payment.",
  "company-missing": "There is no such client.",
  "not-draft": "This is issued, and stays as it is. Credit it, and issue another.",
  "not-issued": "This is not issued yet.",
  "not-invoice": "Only an invoice can be paid, credited, written off or disputed.",
  "not-copied": "Only invoices and proformas can be copied.",
  moved: "Somebody has changed this meanwhile. Look at it again first.",
  "details-missing": "Say first who is charged: the client has no billing details yet.",
  "evidence-missing":
    "A client outside the United Kingdom needs a VAT number, or your evidence that it is a business.",
  "details-unconfirmed":
    "The client has changed its name, country or VAT number. Look at who is charged and save it to confirm, before anything is issued without VAT.",
  unprintable: "The PDF has no letters for some of this and would print boxes:",
  "discount-too-large": "A discount is larger than its line.",
  "nothing-to-charge": "The lines come to nothing.",
  "too-much": "This comes to more than a hundred million pounds.",
  "too-long": "This is too long for one document. Please shorten it, or write two.",
  "series-held":
    "An older backup was restored. Say which number was the last that was sent, before the next is given.",
  "nothing-to-credit": "Nothing of this invoice is left to credit.",
  "more-than-charged": "That is more than the invoice charged, or at a rate that it has not.",
  "written-off":
    "Part of this invoice was written off: that cannot be credited before the write-off is taken back.",
  "more-than-open": "That is more than is left to pay.",
  "more-than-unused": "That is more than is left of the payment.",
  "never-used": "That much of the payment was never used for this invoice.",
  "other-client": "The payment and the invoice belong to different clients.",
  "date-in-future": "That day is still to come.",
  "date-too-early": "That day is before the year 2000.",
  "before-payment": "That day is before the payment came.",
  "not-charged":
    "A credit note takes back lines of its invoice, and one of these is none or is more than that was.",
  "never-written-off": "That much of this invoice was not written off.",
  "key-used": "The same request came before with other figures. Look at the books first.",
  "nothing-to-reverse": "Nothing of this payment is left.",
  "disputed-already": "This invoice is disputed already.",
  "not-disputed": "This invoice is not disputed.",
  "nobody-to-send-to":
    "There is nobody to send this to: no owner, no approver and no address for invoices.",
} as const;

export type BillingRefusalCode = keyof typeof billingRefusals;

export const billingAnswers = {
  signInAgain: "Sign in again to do this.",
} as const;

/** The line of a credit note for what earlier ones have left of its invoice. */
export const restOfInvoice = (number: string) => `The rest of ${number}`;

/** The lines of a mail that brings a document, in their order. */
export const documentMailLabels = {
  number: "Number",
  issuedOn: "Issued",
  total: "Total",
  open: "Left to pay",
  dueOn: "Due",
  received: "Received",
  settles: "Settles",
  reversed: "Reversed",
  openAgain: "Open again",
  accountName: "Account name",
  sortCode: "Sort code",
  accountNumber: "Account number",
  iban: "IBAN",
  reference: "Payment reference",
} as const;
