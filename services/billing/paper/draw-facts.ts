import { drawLines, drawText } from "./draw-text.ts";
import { type PaperSheet, tag } from "./sheet.ts";
import { styles } from "./styles.ts";

export type LabelledFact = { label: string; value: string; isStrong?: boolean };
type Place = { x: number; y: number; width: number; labelWidth: number };

/** Labels on the left, what they say on the right, a paragraph each. Answers how high they came. */
export function drawFacts(sheet: PaperSheet, facts: LabelledFact[], place: Place): number {
  const { x, width, labelWidth } = place;
  let { y } = place;
  for (const { label, value, isStrong } of facts) {
    tag(sheet, "P", () => {
      // A hair lower, so that both stand on one line.
      drawLines(sheet, styles.label, { lines: [label], x, y: y + 1.2 });
      const at = { text: value, x: x + labelWidth, y, width: width - labelWidth };
      y += drawText(sheet, isStrong ? styles.strong : styles.text, at) + 1.5;
    });
  }
  return y - place.y;
}
