import { formatDay } from "./dates.ts";
import { formatToThePenny } from "./money.ts";

/** How a document stands, as `list_documents` derives it. */
export const documentStatuses = [
  "draft",
  "issued",
  "open",
  "part_paid",
  "overdue",
  "disputed",
  "paid",
  "credited",
  "written_off",
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const documentStatusWords: Record<DocumentStatus, string> = {
  draft: "Draft",
  issued: "Issued",
  open: "Open",
  part_paid: "Part paid",
  overdue: "Overdue",
  disputed: "Disputed",
  paid: "Paid",
  credited: "Credited",
  written_off: "Written off",
};

export const invoiceViews = ["all", "draft", "open", "overdue", "disputed", "paid"] as const;
export type InvoiceView = (typeof invoiceViews)[number];

/** The year's turnover from which VAT has to be charged, and from where it is time to ask. */
export const vatThreshold = { pence: 9_000_000, askFromPence: 7_500_000 } as const;

export const invoicesWords = {
  list: "Invoices and other documents",
  search: "Number or buyer’s name",
  views: "State",
  view: {
    all: "All",
    draft: "Drafts",
    open: "Open",
    overdue: "Overdue",
    disputed: "Disputed",
    paid: "Paid",
  } satisfies Record<InvoiceView, string>,
  empty: {
    all: "No invoices yet. The first is a draft until you issue it.",
    draft: "No drafts.",
    open: "Nothing is open.",
    overdue: "Nothing is overdue.",
    disputed: "Nobody disputes an invoice.",
    paid: "Nothing is paid yet.",
  } satisfies Record<InvoiceView, string>,
  kind: "Kind",
  allClients: "All clients",
  create: "New invoice",
  heads: {
    number: "Number",
    buyer: "Buyer",
    state: "State",
    issued: "Issued",
    due: "Due",
    total: "Total",
    open: "Open",
  },
  nobody: "Not claimed yet",
  gone: "There is no such document.",
} as const;

export const billingFigureWords = {
  label: "How the books stand",
  open: "Open",
  overdue: "Overdue",
  turnover: "Turnover, twelve months",
  since: (day: string) => `Since ${formatDay(day)}`,
  threshold: (pence: number) =>
    pence >= vatThreshold.pence
      ? "Past £90,000: VAT has to be charged. Speak to the accountant today."
      : pence >= vatThreshold.askFromPence
        ? `${formatToThePenny(vatThreshold.pence - pence)} to the £90,000 from which VAT is charged. Speak to the accountant now.`
        : `Of £90,000, from which VAT is charged. From £75,000 on, speak to the accountant.`,
  registered: "VAT is charged already.",
} as const;

export const seriesWords = {
  heading: "Numbers wait",
  text: "An older backup was restored. Until you say which number was the last that left, no document of these series is issued: two documents with one number would be worse than a gap.",
  last: (number: string) => `The books end with ${number}`,
  confirm: (series: string) => `Go on with ${series}`,
  title: (series: string) => `Which ${series} number was the last that was sent?`,
  does: "Look into sent mail, the bank and what clients have. Numbers in between are never given again, and the audit log says so.",
  field: "Last number sent",
  hint: (number: string) => `At least ${number}, as the books have it`,
  after: "The next document gets",
  confirmed: (series: string) => `${series} goes on`,
  malformed: "Please enter the whole number, such as INV-00042.",
  tooLow: (number: string) => `The books have come to ${number} already.`,
} as const;

/** Who is charged. */
export const billingDetailsWords = {
  heading: "Who is charged",
  none: "No billing details yet. Without them nothing can be issued.",
  add: "Add billing details",
  edit: "Edit billing details",
  title: (client: string) => `Billing details of ${client}`,
  description:
    "They stand on every document from now on. What is issued already stays as it was, and the client sees the change.",
  companyNumber: (number: string) => `Company number ${number}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  evidence: "Evidence of business",
  evidenceHint:
    "Outside the UK and without a VAT number: how you know that they are a business, such as an entry in a register.",
  treatment: {
    none: null,
    uk: "UK VAT is charged by line.",
    outside: "Outside the scope of UK VAT; reverse charge.",
  },
  unproven:
    "A business elsewhere needs a VAT number or recorded evidence before anything is issued to it.",
  unconfirmed: (day: string) =>
    `Last changed on ${day}, and not confirmed since. Look at it and save it: until then nothing is issued as reverse charge.`,
} as const;

export const invoiceDraftWords = {
  newTitle: "New document",
  title: { invoice: "Draft of an invoice", proforma: "Draft of a proforma" },
  client: "Client",
  chosen: (name: string) => `For ${name}`,
  clientMissing: "Please choose who it is for.",
  kind: "Kind",
  kinds: {
    invoice: "Invoice: it is owed from the day of issue",
    proforma: "Proforma: asks for money first, and nothing is owed",
  },
  lines: "Lines",
  line: (place: number) => `Line ${place}`,
  describe: (place: number) => `${place}. Description`,
  quantity: "Quantity",
  unit: "Unit price, £",
  discount: "Discount, £",
  rate: "VAT",
  net: "Net",
  addLine: "Add a line",
  removeLine: (place: number) => `Remove line ${place}`,
  moveUp: (place: number) => `Move line ${place} up`,
  moveDown: (place: number) => `Move line ${place} down`,
  moved: (place: number) => `Now line ${place}`,
  removed: (place: number) => `Line ${place} is removed`,
  keys: "Ctrl and Enter adds a line, Alt and the arrows move the one you are in.",
  terms: "Days to pay",
  termsHint: "From the day of issue, at most 60.",
  order: "Their order reference",
  orderHint: "Printed, so that they find it.",
  note: "Note",
  noteHint: "Printed below the lines.",
  netTotal: "Net",
  vatAt: (rate: string) => `VAT at ${rate}`,
  total: "Total",
  save: "Save draft",
  saved: "The draft is saved.",
  preview: "Preview",
  issue: "Issue",
  remove: "Delete the draft",
  removeTitle: "Delete this draft?",
  removeText: "It has no number yet, so nothing is missing afterwards.",
  deleted: "The draft is deleted",
  notDeleted: "It was not deleted",
  unsaved: "Not saved yet",
  kept: "What you typed before is back. It is not saved yet.",
  overtaken: "Somebody has changed this draft since you opened it.",
  overtakenText:
    "Saving is refused until you have looked: take theirs, or keep yours and save over it.",
  takeTheirs: "Take theirs",
  keepMine: "Keep mine",
  readOnly: "Only finance and admins change a draft.",
} as const;

export const draftPreviewWords = {
  title: "As it will be printed",
  description: "Number and dates come with issuing. Everything else stays as it is here.",
  number: "With issuing",
  draft: "Draft",
} as const;

export const issueWords = {
  title: { invoice: "Issue this invoice?", proforma: "Issue this proforma?" },
  does: "It gets its number and never changes again. A mistake is put right by a credit note and another invoice.",
  number: "Number",
  about: (number: string) => `${number}, or the next one free`,
  date: "Date of issue",
  due: "Due",
  buyer: "Charged to",
  total: "Total",
  send: "Send it at once to those who are told about billing",
  fromCredit: (sum: string) => `Use ${sum} that they have paid already, from the day it came`,
  action: "Issue",
  cancel: "Cancel",
  issued: (number: string) => `${number} is issued`,
  issuedAndSent: (number: string) => `${number} is issued and on its way`,
  failed: "Nothing was issued",
} as const;

export const issuedWords = {
  pdf: "PDF",
  pdfFailed: "The PDF could not be fetched",
  send: "Send",
  sendAgain: "Send again",
  sent: (number: string) => `${number} is on its way`,
  sendFailed: "It was not sent",
  sendTitle: (number: string) => `Send ${number}?`,
  sendText: (to: string) =>
    `A mail with the document goes to ${to}, and to everybody of the client who is told about billing.`,
  sendToThem: "A mail with the document goes to everybody of the client who is told about billing.",
  copy: "Copy",
  copied: "A draft with the same lines is open",
  copyFailed: "It was not copied",
  toInvoice: "Make an invoice of it",
  credit: "Credit",
  writeOff: "Write off",
  pay: "Record a payment",
  allocate: "Use credit",
  dispute: "Dispute",
  closeDispute: "Close the dispute",
  actions: "What to do with it",
  figures: "How it stands",
  total: "Total",
  credited: "Credited",
  paid: "Paid",
  writtenOff: "Written off",
  open: "Open",
  issued: "Issued",
  taxPoint: "Tax point",
  due: "Due",
  order: "Order",
  client: "Client",
  of: "Credits",
  history: "History",
  payments: "Payments",
  related: "Credit notes and receipts",
  printed: "As it was issued",
  dueNow: (days: number) =>
    days === 0 ? "due today" : days === 1 ? "a day late" : `${days} days late`,
  dueIn: (days: number) => (days === 1 ? "due tomorrow" : `due in ${days} days`),
} as const;

export const historyWords = {
  issued: (number: string) => `issued ${number}`,
  sent: (recipient: string | null) =>
    recipient ? `sent it to ${recipient}` : "sent it to those who are told about billing",
  paid: (sum: string, source: string) => `used ${sum} of a payment (${source})`,
  takenBack: (sum: string) => `took ${sum} of a payment back`,
  credited: (number: string, sum: string) => `credited ${sum} with ${number}`,
  writtenOff: (sum: string) => `wrote off ${sum}`,
  writeOffTakenBack: (sum: string) => `took back ${sum} of what was written off`,
  disputed: "noted a dispute",
  disputeClosed: "The dispute was closed",
  received: (number: string, sum: string) => `gave the receipt ${number} for ${sum}`,
  server: "The site",
} as const;

const reason = { reason: "Reason", reasonHint: "It stays in the books." };

export const creditWords = {
  open: "Credit",
  ...reason,
  title: (number: string) => `Credit ${number}?`,
  does: "A credit note with a number of its own takes back all of the invoice, or a part. It is for what should not have been charged; what nobody will pay is written off instead.",
  reasonHint: "Printed on the credit note.",
  scope: "How much",
  whole: (sum: string) => `All that is left: ${sum}`,
  part: "Some of it, by line",
  ofLine: (place: number, description: string) => `Line ${place}: ${description}`,
  netOf: (sum: string) => `Net, of ${sum}`,
  nothing: "Please enter what to credit in one line at least.",
  tooMuch: "That is more than this line was.",
  tooMuchLeft: (sum: string) => `With VAT at most ${sum} is left to credit.`,
  afterWriteOff: (sum: string) =>
    `At most ${sum}: the rest is credited already or written off. Take the write-off back first to credit that, too.`,
  note: "Credit note",
  openAfter: "Open afterwards",
  freed: "Already paid, becomes the client’s credit",
  action: "Issue the credit note",
  done: (number: string) => `${number} is issued`,
} as const;

export const writeOffWords = {
  open: "Write off",
  ...reason,
  title: (number: string) => `Write off what is open of ${number}?`,
  does: "For what nobody will pay. The invoice stays as it was, no credit note is written, and VAT on it stays due until the accountant claims relief.",
  pence: "How much, £",
  openAfter: "Open afterwards",
  action: "Write off",
  done: "Written off",
  tooMuch: (sum: string) => `Only ${sum} is open.`,
} as const;

export const takeBackWords = {
  open: "Take back the write-off",
  ...reason,
  title: (number: string) => `Is ${number} to be paid after all?`,
  does: "So much of what was written off is open again: somebody pays after all, or it was a slip. Both stay in the books.",
  pence: "How much, £",
  leftAfter: "Written off afterwards",
  action: "Take it back",
  done: "The write-off is taken back",
  tooMuch: (sum: string) => `Only ${sum} was written off.`,
} as const;

export const disputeWords = {
  open: "Note a dispute",
  ...reason,
  title: (number: string) => `Does the client dispute ${number}?`,
  does: "It is marked as disputed, and nobody is reminded of it until the dispute is closed. What is owed stays as it is.",
  reason: "What they say",
  action: "Mark as disputed",
  done: "Marked as disputed",
  closeTitle: "Close the dispute?",
  closeText: "The invoice is open again, and overdue if its day has passed.",
  closed: "The dispute is closed",
  closeFailed: "The dispute was not closed",
} as const;

export const recordWords = {
  open: "Record a bank payment",
  title: "Record a bank payment",
  does: "What has arrived on the account. It settles invoices as you say below, the rest is the client’s credit, and the client gets a receipt.",
  client: "From",
  chosen: (name: string) => `From ${name}`,
  clientMissing: "Please choose who has paid.",
  pence: "Amount, £",
  receivedOn: "Arrived on",
  payer: "Payer",
  payerHint: "As the statement names them.",
  reference: "Reference",
  referenceHint: "As the statement has it. An invoice number in it is found.",
  note: "Note for the studio",
  settles: "What it settles",
  proposed: "By its reference first, then the oldest. Change what is meant otherwise.",
  noneOpen: "This client has no open invoice. All of it becomes their credit.",
  ofOpen: (number: string, due: string, sum: string) => `${number}, due ${due}, ${sum} open`,
  settled: "Settles",
  credit: "Becomes credit",
  tooMuch: "More than is open, or more than has arrived.",
  overspent: "The invoices get more than has arrived.",
  action: "Record it",
  done: (sum: string) => `${sum} recorded`,
} as const;

export const allocateWords = {
  open: "Use credit",
  title: (number: string) => `Use money for ${number}`,
  titleOf: "Use it for an invoice",
  does: "Money that has arrived and is not used settles the invoice. It can be taken back.",
  payment: "Which payment",
  paymentOf: (payer: string, day: string, sum: string) => `${payer}, ${day}, ${sum} unused`,
  invoice: "Which invoice",
  invoiceOf: (number: string, sum: string) => `${number}, ${sum} open`,
  pence: "How much, £",
  openAfter: "Open afterwards",
  unusedAfter: "Unused afterwards",
  tooMuch: (sum: string) => `At most ${sum}.`,
  action: "Use it",
  done: (sum: string, number: string) => `${sum} settles ${number}`,
  none: "No unused money of this client.",
  noneOpen: "This client has no open invoice.",
  takeBack: "Take back",
  takeBackOf: (sum: string, number: string) => `Take back ${sum} from ${number}`,
  takeBackTitle: (number: string) => `Take money back from ${number}?`,
  takeBackText: (sum: string) =>
    `${sum} is the client’s credit again, and the invoice is open by as much. Both stay in the books.`,
  takenBack: "Taken back",
  failed: "Nothing was changed",
} as const;

export const refundWords = {
  ...reason,
  open: "Note a refund",
  title: "Note that money was given back?",
  does: "Send it first, from the bank or the wallet: here it is only noted. Only what is not used for an invoice can be given back.",
  pence: "How much, £",
  refundedOn: "Sent on",
  reference: "Reference of the transfer",
  unusedAfter: "Unused afterwards",
  tooMuch: (sum: string) => `Only ${sum} is unused.`,
  action: "Note the refund",
  done: "The refund is noted",
} as const;

export const reverseWords = {
  ...reason,
  open: "Reverse",
  title: "Was this money never ours to keep?",
  does: "For what the bank recalled or what was recorded by mistake. It settles nothing any more: the invoices it was used for are open again by as much. Both stay in the books.",
  reopened: (number: string) => `${number}: open again`,
  reversed: "Taken out",
  action: "Reverse the payment",
  done: "The payment is reversed",
} as const;

/** Of one payment that has arrived. */
export const incomingWords = {
  gone: "There is no such payment.",
  kind: { bank: "Bank transfer", eth: "ETH" },
  pence: "Arrived",
  allocated: "Used",
  refunded: "Given back",
  unused: "Unused",
  receivedOn: "On",
  payer: "Payer",
  reference: "Reference",
  note: "Note",
  client: "Client",
  recordedBy: "Recorded by",
  use: "Use for an invoice",
  eth: "The payment in ETH",
  uses: "What it settles",
  noUses: "Nothing yet. All of it is the client’s credit.",
  used: (sum: string, number: string) => `used ${sum} for ${number}`,
  takenBack: (sum: string, number: string) => `took ${sum} back from ${number}`,
  gaveBack: (sum: string, reference: string) => `gave ${sum} back (${reference})`,
  reversed: (sum: string) => `reversed it: ${sum} settles nothing any more`,
  reversedOn: (day: string) =>
    `Reversed on ${day}. It settles nothing, and nothing of it is the client’s credit.`,
  allGivenBack: "Nothing: what arrived was given back.",
  recorded: "recorded it",
  receipt: "Receipt",
  history: "History",
} as const;

/** On the page of a client. */
export const clientBillingWords = {
  heading: "Billing",
  open: "Open",
  overdue: "Overdue",
  credit: "Credit",
  invoices: "Open invoices",
  all: "All documents",
  create: "New invoice",
  nothing: "Nothing is open.",
} as const;
