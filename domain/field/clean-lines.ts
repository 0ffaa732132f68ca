/** Invisible marks that turn the direction of what follows, and so make a text read as another. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Whole characters only, too: half of one, which a script can send, is not storable. */
export function withoutDirectionMarks(text: string): string {
  return text.toWellFormed().replaceAll(directionMarks, "");
}

/** Browsers post line ends as two characters; other control characters show as nothing, so they go. */
export function cleanLines(text: string): string {
  return withoutDirectionMarks(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
