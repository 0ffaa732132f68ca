import {
  documentLabels as labels,
  documentTotals,
  nameMeans,
} from "../../../content/billing-document.ts";
import { formatExactPounds, formatToThePenny } from "../../../content/money.ts";
import type { ReceiptContent } from "../../../domain/billing/document.ts";
import { drawFacts, type LabelledFact } from "./draw-facts.ts";
import { drawSection } from "./draw-section.ts";
import { drawSum, drawTotal } from "./draw-sums.ts";
import { drawTable } from "./draw-table.ts";
import { millimetre, page } from "./measures.ts";
import { needRoom, type PaperSheet } from "./sheet.ts";

const figure = 40 * millimetre;

/** What arrived, by which means, and which invoices it settles. */
export async function drawReceipt(
  sheet: PaperSheet,
  { payment, settles }: ReceiptContent,
): Promise<void> {
  if (settles.length > 0)
    await drawTable(sheet, {
      x: page.left,
      columns: [
        { head: labels.settles, width: page.right - page.left - figure },
        { head: labels.settled, width: figure, align: "right" },
      ],
      rows: settles.map(({ number, pence }) => ({
        first: `${labels.invoice} ${number}`,
        figures: [formatToThePenny(pence)],
      })),
    });
  needRoom(sheet, 60);
  sheet.y += 14;
  const credit = payment.pence - settles.reduce((sum, { pence }) => sum + pence, 0);
  if (credit > 0) drawSum(sheet, { label: labels.credit, pence: credit });
  drawTotal(sheet, { label: documentTotals.receipt, pence: payment.pence });
  drawSection(sheet, { heading: labels.payment, room: 90 }, () => drawMeans(sheet, payment));
}

function drawMeans(sheet: PaperSheet, payment: ReceiptContent["payment"]): void {
  const { payer, reference, ether } = payment;
  const facts: LabelledFact[] = [
    { label: labels.means, value: nameMeans(payment) },
    { label: labels.payer, value: payer },
    { label: labels.reference, value: reference },
    ...(ether === null
      ? []
      : [
          { label: labels.ether, value: `${ether.amount} ETH` },
          { label: labels.price, value: formatExactPounds(ether.gbp_per_eth) },
        ]),
  ];
  sheet.y += drawFacts(
    sheet,
    facts.filter(({ value }) => value !== ""),
    { x: page.left, y: sheet.y, width: page.right - page.left, labelWidth: 28 * millimetre },
  );
}
