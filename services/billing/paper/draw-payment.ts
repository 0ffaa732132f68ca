import {
  documentLabels as labels,
  howToPay,
  listBankFacts,
  listWaysToPay,
} from "../../../content/billing-document.ts";
import type { PricedContent } from "../../../domain/billing/document.ts";
import { drawFacts } from "./draw-facts.ts";
import { drawParagraph, drawSection } from "./draw-section.ts";
import { millimetre, page } from "./measures.ts";
import type { PaperSheet } from "./sheet.ts";
import { styles } from "./styles.ts";

type Payable = Exclude<PricedContent, { kind: "credit_note" }>;

/** How much, by when, where to, and with which reference. */
export function drawPayment(sheet: PaperSheet, content: Payable): void {
  if (content.total_pence === 0) return;
  if (content.kind === "invoice" && content.paid_on) {
    const words = howToPay.paid(content.paid_on);
    drawSection(sheet, { heading: labels.payment, room: 40, from: 0 }, () =>
      drawParagraph(sheet, styles.text, words),
    );
    return;
  }
  const isSlip = content.seller.bank !== null && sheet.doc.bufferedPageRange().count === 1;
  const section = { heading: labels.pay, room: 108, from: isSlip ? page.slip : 0 };
  drawSection(sheet, section, () => drawWays(sheet, content));
}

function drawWays(sheet: PaperSheet, { kind, total_pence, due_on, number, seller }: Payable): void {
  const { bank } = seller;
  const top = sheet.y;
  const facts = drawFacts(sheet, bank === null ? [] : listBankFacts(bank, number), {
    x: page.left,
    y: top,
    width: page.column - page.left - 6 * millimetre,
    labelWidth: 28 * millimetre,
  });
  const beside = bank === null ? undefined : { x: page.column, width: page.right - page.column };
  drawParagraph(sheet, styles.text, howToPay[kind](total_pence, due_on), beside);
  for (const words of listWaysToPay({ kind, number, seller }))
    drawParagraph(sheet, styles.quiet, words, beside);
  sheet.y = Math.max(sheet.y, top + facts);
}
