import { measureText } from "./set-text.ts";
import type { PaperSheet } from "./sheet.ts";
import { cleanLine, splitGraphemes } from "./split-runs.ts";
import type { Style } from "./styles.ts";

/**
 * The lines that the text takes at this width. Breaks after spaces, at the line ends that were typed, and inside a word only
 * where it is wider than the line.
 */
export function wrapText(sheet: PaperSheet, style: Style, text: string, width: number): string[] {
  return text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((line) => wrapLine(sheet, style, cleanLine(line), width));
}

function wrapLine(sheet: PaperSheet, style: Style, line: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  let used = 0;
  for (const word of line.match(/\S+ *| +/g) ?? []) {
    const bare = measureText(sheet, style, word.trimEnd());
    if (used > 0 && used + bare > width) {
      lines.push(current);
      current = "";
      used = 0;
    }
    const parts = bare > width ? breakWord(sheet, style, word, width) : [word];
    lines.push(...parts.slice(0, -1));
    const last = parts.at(-1) ?? "";
    current += last;
    used += measureText(sheet, style, last);
  }
  return [...lines, current];
}

function breakWord(sheet: PaperSheet, style: Style, word: string, width: number): string[] {
  const parts: string[] = [];
  let current = "";
  let used = 0;
  for (const grapheme of splitGraphemes(word)) {
    const wide = measureText(sheet, style, grapheme);
    if (used + wide > width && grapheme !== " ") {
      parts.push(current);
      current = "";
      used = 0;
    }
    current += grapheme;
    used += wide;
  }
  return [...parts, current];
}
