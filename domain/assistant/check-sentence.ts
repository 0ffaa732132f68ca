import { readFigures } from "./read-figures.ts";

/** What may be relied on: everything a sentence may draw its figures, addresses and promises from. */
export type Grounds = { text: string; figures: ReadonlySet<string> };

export function createGrounds(passages: readonly string[]): Grounds {
  const text = passages.join("\n");
  return { text: text.toLowerCase(), figures: readFigures(text) };
}

const addresses =
  /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}|(?:https?:\/\/|www\.)[^\s<>()]+|\+?\d[\d\s()-]{8,}\d/gi;
/** Words that promise money or prizes: nobody may learn of these from a model alone. */
const promises =
  /\b(?:free|discount\w*|refund\w*|guarantee\w*|trial|award\w*|bonus|money back|complimentary|waive\w*|cheaper)\b/gi;

/** Whether every figure, address and promise in a sentence occurs in the grounds. */
export function isGrounded(sentence: string, { text, figures }: Grounds): boolean {
  for (const figure of readFigures(sentence)) {
    if (!hasFigure(figure, figures)) return false;
  }
  for (const [address] of sentence.matchAll(addresses)) {
    if (!text.includes(address.toLowerCase().replace(/[.,;:!?]+$/, ""))) return false;
  }
  for (const [promise] of sentence.matchAll(promises)) {
    if (!text.includes(promise.toLowerCase())) return false;
  }
  return true;
}

/** A bare number may stand for a priced one, never the other way round. */
function hasFigure(figure: string, known: ReadonlySet<string>): boolean {
  if (known.has(figure)) return true;
  return (
    /^[\d.]+$/.test(figure) && [...known].some((each) => each.replace(/[£$€%]/g, "") === figure)
  );
}
