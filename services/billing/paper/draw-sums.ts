import {
  documentLabels as labels,
  nameTotal,
  formatRate,
  reverseCharge,
} from "../../../content/billing-document.ts";
import { formatToThePenny } from "../../../content/money.ts";
import type { PricedContent } from "../../../domain/billing/document.ts";
import { drawParagraph } from "./draw-section.ts";
import { drawTable } from "./draw-table.ts";
import { baselineOf, drawLines, drawRule } from "./draw-text.ts";
import { colours, millimetre, page } from "./measures.ts";
import { setLine } from "./set-text.ts";
import { needRoom, type PaperSheet, tag } from "./sheet.ts";
import { styles } from "./styles.ts";

type Sum = { label: string; pence: number };

const figure = 27 * millimetre;
const beside = { x: page.left, width: page.addressWidth };

/** What the lines come to on the right; beside it, what the VAT was reckoned from. */
export async function drawSums(sheet: PaperSheet, content: PricedContent): Promise<void> {
  const sums = listSums(content);
  needRoom(sheet, 70 + Math.max(sums.length, content.vat.length) * 22);
  const top = sheet.y + 14;
  sheet.y = top;
  for (const sum of sums) drawSum(sheet, sum);
  drawTotal(sheet, { label: nameTotal(content), pence: content.total_pence });
  const end = sheet.y;
  sheet.y = top;
  if (isOutside(content)) drawParagraph(sheet, styles.text, reverseCharge, beside);
  else if (showsVat(content)) await drawVat(sheet, content);
  sheet.y = Math.max(end, sheet.y);
}

export function showsVat({ seller, vat_treatment }: PricedContent): boolean {
  return seller.vat_number !== null && vat_treatment === "uk";
}

/** A business elsewhere accounts for the VAT itself, and has to be told so. */
function isOutside({ seller, vat_treatment }: PricedContent): boolean {
  return seller.vat_number !== null && vat_treatment === "outside";
}

function listSums(content: PricedContent): Sum[] {
  const { net_pence, vat_pence } = content;
  const net = { label: labels.net, pence: net_pence };
  if (isOutside(content)) return [net, { label: labels.vatNone, pence: vat_pence }];
  return showsVat(content) ? [net, { label: labels.vat, pence: vat_pence }] : [];
}

export function drawSum(sheet: PaperSheet, { label, pence }: Sum): void {
  const { y } = sheet;
  tag(sheet, "P", () => {
    drawLines(sheet, styles.text, { lines: [label], x: page.column, y });
    const figures = { lines: [formatToThePenny(pence)], x: page.right, align: "right" as const };
    drawLines(sheet, styles.text, { ...figures, y });
  });
  sheet.y += styles.text.leading + 2;
}

/** What it all comes down to, in the face of the title. */
export function drawTotal(sheet: PaperSheet, { label, pence }: Sum): void {
  sheet.y += 4;
  drawRule(sheet, { from: page.column, to: page.right, y: sheet.y, colour: colours.ink });
  sheet.y += 6;
  const y = baselineOf(styles.total, sheet.y);
  tag(sheet, "P", () => {
    setLine(sheet, styles.strong, { text: `${label} `, x: page.column, y });
    setLine(sheet, styles.total, {
      text: formatToThePenny(pence),
      x: page.right,
      y,
      align: "right",
    });
  });
  sheet.y += styles.total.leading;
}

async function drawVat(sheet: PaperSheet, { vat }: PricedContent): Promise<void> {
  await drawTable(sheet, {
    x: page.left,
    padding: 3,
    columns: [
      { head: labels.rate, width: 22 * millimetre },
      { head: labels.netOfRate, width: figure, align: "right" },
      { head: labels.vatOfRate, width: figure, align: "right" },
    ],
    rows: vat.map(({ rate, net_pence, vat_pence }) => ({
      first: formatRate(rate),
      figures: [formatToThePenny(net_pence), formatToThePenny(vat_pence)],
    })),
  });
}
