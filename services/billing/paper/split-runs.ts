import { type FaceName, findCut } from "./find-cut.ts";

/** Characters in a row that one cut of the face has; null where none has, so that boxes stand for them. */
export type CutRun = { cut: number | null; text: string };

const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" });

export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Which cut draws what. Nothing is dropped: what no font has keeps its place. */
export function splitRuns(face: FaceName, text: string): CutRun[] {
  if (text === "") return [];
  const whole = findCut(face, text);
  if (whole !== null) return [{ cut: whole, text }];
  const runs: CutRun[] = [];
  for (const grapheme of splitGraphemes(text)) {
    const cut = findCut(face, grapheme);
    const last = runs.at(-1);
    if (last?.cut === cut) last.text += grapheme;
    else runs.push({ cut, text: grapheme });
  }
  return runs;
}

const invisible = /[\p{Cc}\p{Cf}]+/gu;

/** One line as it can be set: composed, and without what has no shape, save inside an emoji, whose parts it joins. */
export function cleanLine(line: string): string {
  const composed = line.toWellFormed().normalize("NFC").replaceAll("\t", " ");
  if (findCut("regular", composed) !== null) return composed.replace(invisible, "");
  return splitGraphemes(composed)
    .map((grapheme) => {
      const bare = grapheme.replace(invisible, "");
      return findCut("regular", bare) === null ? grapheme : bare;
    })
    .join("");
}
