import { colours } from "./measures.ts";
import { asArtifact, type PaperSheet } from "./sheet.ts";

/** The logo, as `app/site/mark.tsx` has it: a lit frame on a horizon, with its reflection; the only colour on the page. */
export function drawMark(
  sheet: PaperSheet,
  { x, horizon, size }: { x: number; horizon: number; size: number },
): void {
  const { doc } = sheet;
  asArtifact(sheet, () => {
    doc
      .save()
      .translate(x, horizon)
      .scale(size / 32)
      // The left end of its horizon, as drawn in 32 units.
      .translate(-2.25, -20.5)
      .rect(5, 6, 22, 11)
      .fill(colours.amber)
      .lineWidth(1.5)
      .lineCap("square")
      .strokeColor(colours.amber);
    for (const [from, to, height] of waves) doc.moveTo(from, height).lineTo(to, height).stroke();
    doc.restore();
  });
}

const waves = [
  [3, 29, 20.5],
  [8, 24, 24],
  [12, 20, 27.5],
] as const;
