import type { Fact } from "./fact.ts";
import { readWords } from "./normalise-text.ts";
import { stopWords } from "./plain-words.ts";
import type { Ranked } from "./rank-facts.ts";
import { stemWord } from "./stem-word.ts";

/** Up to here something else may be meant, if it is as likely as this. */
const certainShare = 0.75;
const leastShare = 0.07;

/** The second of what a question may mean: something else, and no money that nobody asked for. */
export function findBeside(ranked: readonly Ranked[]): Fact | undefined {
  const [first, second] = ranked.filter(({ fact }) => fact);
  if (!first?.fact || !second?.fact) return undefined;
  if (first.share >= certainShare || second.share < leastShare) return undefined;
  const isTold = !first.fact.isGap && !second.fact.isGap && !second.fact.answer.includes("£");
  return isTold && !saySame(first.fact, second.fact) ? second.fact : undefined;
}

/** Whether most of the words of the one that has fewer are in the other. */
function saySame(one: Fact, other: Fact): boolean {
  const some = stemsOf(one);
  const others = stemsOf(other);
  const shared = [...some].filter((stem) => others.has(stem)).length;
  return shared > Math.min(some.size, others.size) / 2;
}

function stemsOf({ answer }: Fact): Set<string> {
  return new Set(
    readWords(answer)
      .filter((word) => !stopWords.has(word))
      .map(stemWord),
  );
}
