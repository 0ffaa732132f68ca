import { drawLines } from "../billing/paper/draw-text.ts";
import { millimetre, page } from "../billing/paper/measures.ts";
import { addTo, needRoom, openTag, type PaperSheet } from "../billing/paper/sheet.ts";
import { styles, type Style } from "../billing/paper/styles.ts";
import { wrapText } from "../billing/paper/wrap-text.ts";

type Item = { title: string; note?: string | null };

const indent = 4 * millimetre;
const width = 420 - indent;

/** Points below each other, a quiet note under those that have one. */
export function drawList(sheet: PaperSheet, items: readonly Item[]): void {
  const list = openTag(sheet, "L");
  for (const { title, note } of items) {
    const item = openTag(sheet, "LI", { parent: list });
    const set = (style: Style, text: string) =>
      wrapText(sheet, style, text, width).map((line) => ({ style, line }));
    const lines = [...set(styles.text, title), ...(note ? set(styles.quiet, note) : [])];
    lines.forEach(({ style, line }, at) => {
      needRoom(sheet, style.leading);
      addTo(sheet, item, "LBody", () => {
        if (at === 0) drawLines(sheet, styles.text, { lines: ["•"], x: page.left, y: sheet.y });
        drawLines(sheet, style, { lines: [line], x: page.left + indent, y: sheet.y });
      });
      sheet.y += style.leading;
    });
    item.end();
    sheet.y += 2;
  }
  list.end();
}
