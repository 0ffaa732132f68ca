import type { IndexedFact, KnowledgeIndex } from "./knowledge-index.ts";

/** `cover`: the share of what was asked that the fact speaks to, from 0 to 1. */
export type RankedFact = { entry: IndexedFact; score: number; cover: number };

const saturation = 1.4;
const lengthShare = 0.6;
const fieldWeights = { name: 2.2, cue: 2.4, answer: 0.7 } as const;
const answerCover = 0.55;
const cueWeight = 9;

/** BM25 over the fields of each fact, plus how closely one of its cues matches the whole question. */
export function rankFacts(
  index: KnowledgeIndex,
  terms: readonly string[],
  candidates: readonly IndexedFact[] = index.facts,
): RankedFact[] {
  const asked = [...new Set(terms)].map((term) => ({ term, weight: index.weigh(term) }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return candidates
    .map((entry) => rate(index, { entry, asked, whole }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

type Asked = { term: string; weight: number };
type Rating = { entry: IndexedFact; asked: readonly Asked[]; whole: number };

function rate(index: KnowledgeIndex, { entry, asked, whole }: Rating): RankedFact {
  let score = 0;
  let covered = 0;
  for (const { term, weight } of asked) {
    const inCues = entry.cueTerms.get(term) ?? 0;
    const inAnswer = entry.answerTerms.get(term) ?? 0;
    const inNames = entry.nameTerms.has(term);
    const frequency =
      (inNames ? fieldWeights.name : 0) +
      fieldWeights.cue * dampen(inCues, entry.cueTerms.size, index.averageCueLength) +
      fieldWeights.answer * dampen(inAnswer, entry.answerTerms.size, index.averageAnswerLength);
    if (frequency === 0) continue;
    score += (weight * frequency) / (saturation + frequency);
    covered += weight * (inCues > 0 || inNames ? 1 : answerCover);
  }
  const closeness = Math.max(0, ...entry.cues.map((cue) => compareCue(cue, { asked, whole })));
  return { entry, score: score + cueWeight * closeness, cover: whole === 0 ? 0 : covered / whole };
}

function dampen(count: number, length: number, averageLength: number): number {
  if (count === 0) return 0;
  return count / (1 - lengthShare + (lengthShare * length) / Math.max(1, averageLength));
}

/** 1 when cue and question say the same, 0 when they share nothing. */
function compareCue(
  cue: IndexedFact["cues"][number],
  { asked, whole }: Omit<Rating, "entry">,
): number {
  let shared = 0;
  for (const { term, weight } of asked) if (cue.terms.has(term)) shared += weight;
  return shared === 0 ? 0 : shared / (whole + cue.weight - shared);
}
