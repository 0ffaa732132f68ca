import { brand } from "../../content/brand.ts";
import { documentMailLabels } from "../../content/billing-answers.ts";
import { formatLongDay } from "../../content/dates.ts";
import type { MailTemplate } from "../../content/mail.ts";
import { formatExactPounds } from "../../content/money.ts";
import type { DocumentContent, DocumentKind } from "../../domain/billing/document.ts";
import { formatPence } from "../../domain/payment/price.ts";

export const documentTemplates: Record<DocumentKind, MailTemplate> = {
  invoice: "billing-invoice",
  credit_note: "billing-credit-note",
  proforma: "billing-proforma",
  receipt: "billing-receipt",
};

type Line = keyof typeof documentMailLabels;

/** The figures of a document for a mail: all that it takes to pay it. */
export function describeDocument(content: DocumentContent, openPence: number | null) {
  const values: Partial<Record<Line, string>> = {
    number: content.number,
    issuedOn: formatLongDay(content.issued_on),
    ...(content.kind === "receipt" ? describeReceipt(content) : describeCharge(content, openPence)),
  };
  return listLines(values);
}

/** A payment that does not count any more, and what is open again because of that. */
export function describeReversedPayment({
  number,
  pence,
  reopened,
}: {
  number: string;
  pence: number;
  reopened: readonly { number: string; pence: string }[];
}) {
  return listLines({
    number,
    reversed: formatPounds(pence),
    openAgain: reopened
      .map((each) => `${each.number} (${formatPounds(Number(each.pence))})`)
      .join(", "),
  });
}

function listLines(given: Readonly<Record<string, string | undefined>>) {
  return Object.entries(documentMailLabels).flatMap(([key, label]) => {
    const value = given[key];
    return value ? [{ label, value }] : [];
  });
}

function describeReceipt({
  payment,
  settles,
}: DocumentContent & { kind: "receipt" }): Partial<Record<Line, string>> {
  return {
    received: `${formatPounds(payment.pence)}, ${formatLongDay(payment.received_on)}`,
    settles: settles.map(({ number, pence }) => `${number} (${formatPounds(pence)})`).join(", "),
  };
}

function describeCharge(
  content: Exclude<DocumentContent, { kind: "receipt" }>,
  openPence: number | null,
): Partial<Record<Line, string>> {
  const total = formatPounds(content.total_pence);
  if (content.kind === "credit_note") return { total };
  const isPartly = openPence !== null && openPence !== content.total_pence;
  const { bank } = content.seller;
  return {
    total,
    ...(isPartly && { open: formatPounds(openPence) }),
    dueOn: formatLongDay(content.due_on),
    ...(bank && {
      accountName: bank.account_name,
      sortCode: bank.sort_code,
      accountNumber: bank.account_number,
      iban: bank.iban,
    }),
    reference: content.number,
  };
}

function formatPounds(pence: number): string {
  return formatExactPounds(formatPence(BigInt(pence)));
}

/** Where the answer to such a mail goes. */
export const billingReplyTo = brand.email;
