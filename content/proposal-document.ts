/** The words of a proposal on paper. */
export const proposalSheetWords = {
  title: "Proposal",
  changeTitle: "Change order",
  changes: "What this changes",
  changesProject: (title: string) =>
    `This adds to what was agreed for the project ‘${title}’. What stands below is new; the rest stays as it is.`,
  /** Nobody's name is refused, and none is printed as boxes. */
  agreement: (day: string, signer: string | null) =>
    signer === null
      ? `Agreement of ${day}. Its signer’s name has letters that this document cannot print: it stands as it was typed in acceptance.json.`
      : `Agreement of ${day}, signed by ${signer}.`,
  namedOnPage: "As named on the page of this proposal",
  agreementFingerprint: "Fingerprint of its acceptance.json (SHA-256)",
  agreedSoFar: (net: string) => `Agreed so far, net: ${net}.`,
  client: "For",
  recipient: "Attention",
  version: "Version",
  sent: "Sent",
  validUntil: "Valid until",
  milestone: "Milestone",
  option: "Option",
  amount: "Amount",
  amountNet: "Net",
  net: "Net",
  vat: "VAT",
  total: "Total",
  totalWithout: "Without options",
  optionsNote: "Options are charged with the last instalment.",
  terms: (day: string, days: number) =>
    `Made under our terms as of ${day}. Each instalment is charged by an invoice that is due ${
      days === 0 ? "at once" : days === 1 ? "after a day" : `after ${days} days`
    }.`,
  fingerprint: "Fingerprint of this version (SHA-256)",
} as const;
