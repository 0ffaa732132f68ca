import { brand } from "../../../content/brand.ts";
import {
  describeStanding,
  documentTitles,
  nameCountry,
} from "../../../content/billing-document.ts";
import type { DocumentContent } from "../../../domain/billing/document.ts";
import { drawFacts } from "./draw-facts.ts";
import { drawMark } from "./draw-mark.ts";
import { drawRule, drawText } from "./draw-text.ts";
import { listFacts } from "./list-facts.ts";
import { millimetre, page } from "./measures.ts";
import { setLine } from "./set-text.ts";
import { asArtifact, openTag, addTo, type PaperSheet, tag } from "./sheet.ts";
import { styles } from "./styles.ts";

const markSize = 10 * millimetre;
const columnWidth = page.right - page.column;

/** All above the first fold: who it is from, what it is, whom it is to, and its numbers. */
export function drawHead(sheet: PaperSheet, content: DocumentContent): void {
  drawLetterhead(sheet, documentTitles[content.kind]);
  const standing = describeStanding(content);
  if (standing !== null) drawStanding(sheet, standing);
  drawAddress(sheet, content);
  const facts = drawFacts(sheet, listFacts(content), {
    x: page.column,
    y: page.address,
    width: columnWidth,
    labelWidth: 34 * millimetre,
  });
  drawFolds(sheet);
  sheet.y = Math.max(page.body, page.address + facts + 14 * millimetre, sheet.y + 14 * millimetre);
}

/** The mark and the name on one horizon, and what the sheet is. */
export function drawLetterhead(sheet: PaperSheet, title: string): void {
  drawMark(sheet, { x: page.left, horizon: page.horizon, size: markSize });
  const name = { text: brand.name, x: page.left + markSize + 3 * millimetre, y: page.horizon };
  tag(sheet, "P", () => setLine(sheet, styles.wordmark, name));
  tag(sheet, "H1", () =>
    setLine(sheet, styles.title, { text: title, x: page.column, y: page.horizon }),
  );
}

/** A sentence that the law wants to be seen, under the title. */
function drawStanding(sheet: PaperSheet, text: string): void {
  const place = { x: page.column, y: page.horizon + 4 * millimetre };
  tag(sheet, "P", () => drawText(sheet, styles.text, { text, ...place, width: columnWidth }));
}

function drawAddress(sheet: PaperSheet, { buyer }: DocumentContent): void {
  const country = nameCountry(buyer.country);
  const lines = [...buyer.address, ...(country === null ? [] : [country])];
  const place = { x: page.left, width: page.addressWidth };
  const element = openTag(sheet, "P");
  sheet.y = page.address;
  addTo(sheet, element, "P", () => {
    sheet.y += drawText(sheet, styles.strong, { ...place, text: buyer.name, y: sheet.y });
    for (const text of lines)
      sheet.y += drawText(sheet, styles.text, { ...place, text, y: sheet.y });
  });
  element.end();
}

/** Where the sheet is folded for the envelope. */
function drawFolds(sheet: PaperSheet): void {
  for (const fold of [99, 198])
    drawRule(sheet, { from: 5 * millimetre, to: 8 * millimetre, y: fold * millimetre });
}

/** At the head of each page after the first. */
export function drawNextHead(sheet: PaperSheet, title: string): void {
  const y = page.top + 4 * millimetre;
  drawMark(sheet, { x: page.left, horizon: y, size: 7 * millimetre });
  asArtifact(sheet, () => {
    setLine(sheet, styles.quiet, { text: brand.name, x: page.left + 9 * millimetre, y });
    setLine(sheet, styles.quiet, {
      text: title,
      x: page.right,
      y,
      align: "right",
    });
  });
}
