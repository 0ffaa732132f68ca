import { numberPage } from "../../../content/billing-document.ts";
import { drawLines, drawRule } from "./draw-text.ts";
import { page } from "./measures.ts";
import { asArtifact, type PaperSheet, tag } from "./sheet.ts";
import { styles } from "./styles.ts";
import { wrapText } from "./wrap-text.ts";

/** Who the seller is in law, and which page it is, on every page once all are there; read aloud once, at the end. */
export function drawFeet(sheet: PaperSheet, seller: readonly string[]): void {
  const { doc } = sheet;
  const pages = doc.bufferedPageRange().count;
  const width = page.right - page.left - 70;
  const lines = seller.flatMap((text) => wrapText(sheet, styles.foot, text, width));
  const y = page.foot;
  for (let at = 0; at < pages; at += 1) {
    doc.switchToPage(at);
    drawRule(sheet, { from: page.left, to: page.right, y: y - 6 });
    const drawSeller = () => drawLines(sheet, styles.foot, { lines, x: page.left, y });
    if (at === pages - 1) tag(sheet, "P", drawSeller);
    else asArtifact(sheet, drawSeller);
    const number = numberPage(at + 1, pages);
    asArtifact(sheet, () =>
      drawLines(sheet, styles.foot, { lines: [number], x: page.right, y, align: "right" }),
    );
  }
}
