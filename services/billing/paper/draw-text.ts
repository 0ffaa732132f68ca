import { colours, hairline } from "./measures.ts";
import { setLine } from "./set-text.ts";
import { asArtifact, type PaperSheet } from "./sheet.ts";
import type { Style } from "./styles.ts";
import { wrapText } from "./wrap-text.ts";

/** Lines from `y` down, one under the other. Each ends with a space, so that no words run together for whoever copies them. */
export function drawLines(
  sheet: PaperSheet,
  style: Style,
  { lines, ...place }: { lines: string[]; x: number; y: number; align?: "left" | "right" },
): void {
  lines.forEach((line, at) =>
    setLine(sheet, style, {
      ...place,
      text: place.align === "right" ? line : `${line.trimEnd()} `,
      y: baselineOf(style, place.y + at * style.leading),
    }),
  );
}

/** Wraps, draws, and answers how high it came. */
export function drawText(
  sheet: PaperSheet,
  style: Style,
  { text, x, y, width }: { text: string; x: number; y: number; width: number },
): number {
  const lines = wrapText(sheet, style, text, width);
  drawLines(sheet, style, { lines, x, y });
  return lines.length * style.leading;
}

/** Capitals stand in the middle of their line. */
export function baselineOf({ size, leading }: Style, top: number): number {
  return top + leading / 2 + size * 0.35;
}

/** Across the page, for the eye alone. */
export function drawRule(
  sheet: PaperSheet,
  { from, to, y, colour = colours.line }: { from: number; to: number; y: number; colour?: string },
): void {
  asArtifact(sheet, () =>
    sheet.doc.lineWidth(hairline).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke(),
  );
}
