import type { KnowledgeIndex } from "./knowledge-index.ts";
import type { RankedFact } from "./rank-facts.ts";
import { isWeak, priceTerm } from "./read-terms.ts";

/** One question, read. */
export type AskedPart = {
  index: KnowledgeIndex;
  question: string;
  terms: readonly string[];
  /** What is left of the terms without the names. */
  rest: readonly string[];
  isPriceAsked: boolean;
  isPersonAsked: boolean;
  isCountAsked: boolean;
  /** Whether the facts looked through are those of a thing that was named. */
  isNamed?: true;
};

const enough = 0.6;
/** A fact of a thing nobody named must fit better than a fact about the studio. */
const enoughUnnamed = 0.72;
/** Terms gathered from several cues make no question: most of them must stand in one. */
const enoughOfOneCue = 0.45;
/** A cue that says nearly the same as the question. */
export const nearlySame = 0.8;
/** For a fact that has to answer everything by itself. */
export const enoughJoint = 0.85;

/** Whether a fact answers a question well enough to be told. */
export function fits(
  ask: AskedPart,
  { entry, cover, cueCover, bestCue, closeness }: RankedFact,
): boolean {
  if (entry.fact.isPassage) return false;
  // Of nothing but everyday words only the very question will do.
  if (!ask.isNamed && closeness < nearlySame && ask.terms.every((term) => isWeak(term)))
    return false;
  if (ask.isPriceAsked && !entry.cueTerms.has(priceTerm) && !entry.fact.isGap) return false;
  if (ask.isPersonAsked && !entry.cueTerms.has("who") && !entry.fact.isGap) return false;
  const isCounted = ask.isCountAsked && !entry.subject?.isParticular && !entry.fact.isGap;
  if (isCounted && !entry.cueTerms.has("count")) return false;
  if (entry.fact.isGap)
    return cueCover >= (ask.isPriceAsked && !entry.cueTerms.has(priceTerm) ? enoughJoint : enough);
  if (entry.subject?.isParticular && !ask.isNamed) {
    const matched = new Set(ask.terms.filter((term) => !isWeak(term) && entry.cueTerms.has(term)));
    const isMeant = !ask.isPriceAsked || closeness >= enoughOfOneCue;
    return cueCover >= enoughUnnamed && matched.size >= 2 && isMeant;
  }
  return cover >= enough && (ask.isNamed === true || bestCue >= enoughOfOneCue);
}
