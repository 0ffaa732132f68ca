import { openCut } from "./faces.ts";
import { hairline } from "./measures.ts";
import type { PaperSheet } from "./sheet.ts";
import { type CutRun, splitGraphemes, splitRuns } from "./split-runs.ts";
import type { Style } from "./styles.ts";

/** Of the size of the letters. */
const boxWidth = 0.72;
const boxHeight = 0.74;

function chooseFont({ doc }: PaperSheet, { face, size }: Style, cut: number): void {
  const name = `${face} ${cut}`;
  // Registering costs nothing; the document takes a font in when it is first used, and of it only the glyphs it draws.
  doc.registerFont(name, openCut(face, cut)).font(name).fontSize(size);
}

export function measureText(sheet: PaperSheet, style: Style, text: string): number {
  return splitRuns(style.face, text).reduce((sum, run) => sum + measureRun(sheet, style, run), 0);
}

function measureRun(sheet: PaperSheet, style: Style, { cut, text }: CutRun): number {
  if (cut === null) return splitGraphemes(text).length * style.size * boxWidth;
  chooseFont(sheet, style, cut);
  return sheet.doc.widthOfString(text);
}

/** One line that is known to fit, its letters standing on `y`. */
export function setLine(
  sheet: PaperSheet,
  style: Style,
  { text, x, y, align = "left" }: { text: string; x: number; y: number; align?: "left" | "right" },
): void {
  let at = align === "right" ? x - measureText(sheet, style, text) : x;
  sheet.doc.fillColor(style.colour);
  const runs = splitRuns(style.face, text);
  for (const run of runs) {
    if (run.cut === null) setBoxes(sheet, style, { text: run.text, x: at, y });
    else {
      chooseFont(sheet, style, run.cut);
      sheet.doc.text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
    }
    if (run !== runs.at(-1)) at += measureRun(sheet, style, run);
  }
}

/** A box with a question mark for each character that no font has. Whoever copies, searches or listens gets the text itself. */
function setBoxes(
  sheet: PaperSheet,
  style: Style,
  { text, x, y }: { text: string; x: number; y: number },
): void {
  const { doc } = sheet;
  const { size } = style;
  const side = size * boxWidth;
  doc.markContent("Span", { actual: text });
  splitGraphemes(text).forEach((_, at) => {
    const left = x + at * side;
    doc
      .lineWidth(hairline)
      .strokeColor(style.colour)
      .rect(left + size * 0.06, y - size * boxHeight, side - size * 0.12, size * boxHeight)
      .stroke();
    chooseFont(sheet, { ...style, size: size * 0.62 }, 0);
    const inset = (side - doc.widthOfString("?")) / 2;
    doc.text("?", left + inset, y - size * 0.15, { lineBreak: false, baseline: "alphabetic" });
  });
  doc.endMarkedContent();
}
