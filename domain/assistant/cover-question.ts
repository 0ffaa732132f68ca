import { enoughJoint, fits, type AskedPart } from "./fit-fact.ts";
import type { IndexedFact } from "./knowledge-index.ts";
import { rankFacts, type RankedFact } from "./rank-facts.ts";
import { priceTerm } from "./read-terms.ts";

export const mostFacts = 3;

const listsThings = /,|:|&|\b(?:and|plus|as well as)\b/i;

/** The best fact, and further ones for what it leaves open; nothing when too much stays open. */
export function coverWhole(
  ask: AskedPart,
  ranked: readonly RankedFact[],
  terms: readonly string[],
): RankedFact[] {
  const whole = weightOf(ask, terms);
  const best =
    ranked.find((each) => fits(ask, each)) ?? ranked.find((each) => isStart(each, terms));
  if (!best) return [];
  const chosen = [best];
  let open = withoutCovered(terms, best.entry);
  while (
    chosen.length < mostFacts &&
    listsThings.test(ask.question) &&
    !best.entry.fact.isGap &&
    weightOf(ask, open) >= 0.2 * whole
  ) {
    const next = rankFacts(
      ask.index,
      open,
      (entry) =>
        entry.fact.about === best.entry.fact.about &&
        !entry.fact.isPassage &&
        !entry.fact.isGap &&
        !chosen.some((each) => each.entry === entry),
    )[0];
    if (!next || next.cover < (chosen.length === 1 && fits(ask, best) ? 0.95 : 0.5)) break;
    chosen.push(next);
    open = withoutCovered(open, next.entry);
  }
  if (chosen.length === 1) return fits(ask, best) ? chosen : [];
  const isPriceTold =
    !ask.isPriceAsked || chosen.some(({ entry }) => entry.cueTerms.has(priceTerm));
  return isPriceTold && weightOf(ask, open) <= (1 - enoughJoint) * whole
    ? chosen
    : fits(ask, best)
      ? [best]
      : [];
}

/** Answers part of a question that asks for several things. */
function isStart({ entry, cueCover }: RankedFact, terms: readonly string[]): boolean {
  const least = entry.subject?.isParticular ? 3 : 2;
  return terms.length >= least && cueCover >= 0.3 && !entry.fact.isGap && !entry.fact.isPassage;
}

function withoutCovered(terms: readonly string[], entry: IndexedFact): string[] {
  return terms.filter((term) => !entry.cueTerms.has(term) && !entry.nameTerms.has(term));
}

function weightOf({ index }: AskedPart, terms: readonly string[]): number {
  return [...new Set(terms)].reduce((sum, term) => sum + index.weigh(term), 0);
}
