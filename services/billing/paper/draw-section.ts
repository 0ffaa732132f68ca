import { drawLines } from "./draw-text.ts";
import { page } from "./measures.ts";
import { addTo, needRoom, openPage, openTag, type PaperSheet, tag } from "./sheet.ts";
import { styles, type Style } from "./styles.ts";
import { wrapText } from "./wrap-text.ts";

/** A heading that never stands alone at a page's end, and what follows it. */
export function drawSection(
  sheet: PaperSheet,
  { heading, room, from = 0 }: { heading: string; room: number; from?: number },
  draw: () => void,
): void {
  sheet.y = Math.max(sheet.y + 18, from);
  needRoom(sheet, room);
  const { y } = sheet;
  tag(sheet, "H2", () => drawLines(sheet, styles.heading, { lines: [heading], x: page.left, y }));
  sheet.y += styles.heading.leading + 3;
  draw();
}

const readable = 420;

/** Over as many pages as it takes. */
export function drawParagraph(
  sheet: PaperSheet,
  style: Style,
  text: string,
  { x, width }: { x: number; width: number } = { x: page.left, width: readable },
): void {
  const element = openTag(sheet, "P");
  let lines = wrapText(sheet, style, text, width);
  while (lines.length > 0) {
    const fits = Math.floor((page.bottom - sheet.y) / style.leading);
    if (fits < 1) openPage(sheet);
    else {
      const now = lines.slice(0, fits);
      addTo(sheet, element, "P", () => drawLines(sheet, style, { lines: now, x, y: sheet.y }));
      sheet.y += now.length * style.leading;
      lines = lines.slice(fits);
    }
  }
  element.end();
  sheet.y += 3;
}
