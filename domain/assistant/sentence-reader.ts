const boundary = /[.!?…]["'”’)\]*_]*\s+(?=["'“‘(£$€*_[]*[A-Z0-9])|\n+/g;
const abbreviation = /\b(?:e\.g|i\.e|excl|incl|approx|vs|no|mr|ms|dr|st|ltd|etc)\.\s*$/i;

/** Takes text as it comes, cut anywhere, and answers the sentences that are complete. */
export function createSentenceReader(): { read(chunk: string): string[]; rest(): string } {
  let held = "";
  return {
    read(chunk) {
      held += chunk;
      const sentences: string[] = [];
      let from = 0;
      for (const match of held.matchAll(boundary)) {
        const end = match.index + match[0].length;
        if (abbreviation.test(held.slice(from, end))) continue;
        sentences.push(held.slice(from, end));
        from = end;
      }
      held = held.slice(from);
      return sentences.map(withoutMarkup).filter((sentence) => sentence !== "");
    },
    rest: () => withoutMarkup(held),
  };
}

/** Models like to mark up their words; the panel shows plain text. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*`#]+/g, "")
    .replaceAll(/^\s*[-•]\s+/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
