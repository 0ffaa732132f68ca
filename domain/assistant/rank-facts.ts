import type { IndexedFact, KnowledgeIndex } from "./knowledge-index.ts";

/**
 * `cover`: the share of what was asked that the fact speaks to, from 0 to 1; `cueCover`: by its cues and
 * names alone; `bestCue`: by one of its cues; `closeness`: 1 where a cue says the same.
 */
export type RankedFact = {
  entry: IndexedFact;
  score: number;
  cover: number;
  cueCover: number;
  bestCue: number;
  closeness: number;
};

const saturation = 1.4;
const lengthShare = 0.6;
const fieldWeights = { name: 2.2, cue: 2.4, answer: 0.7 } as const;
const answerCover = 0.55;
const cueWeight = 9;

/** BM25 over the fields of each fact, plus how closely one of its cues matches the whole question. */
export function rankFacts(
  index: KnowledgeIndex,
  terms: readonly string[],
  isCandidate: (entry: IndexedFact) => boolean = () => true,
): RankedFact[] {
  const asked = [...new Set(terms)].map((term) => ({ term, weight: index.weigh(term) }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = new Set(asked.flatMap(({ term }) => index.withTerm.get(term) ?? []));
  return [...candidates]
    .filter(isCandidate)
    .map((entry) => rate(index, { entry, asked, whole }))
    .toSorted((a, b) => b.score - a.score);
}

type Asked = { term: string; weight: number };
type Rating = { entry: IndexedFact; asked: readonly Asked[]; whole: number };

function rate(index: KnowledgeIndex, { entry, asked, whole }: Rating): RankedFact {
  let score = 0;
  let covered = 0;
  let coveredByCues = 0;
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
    const isCued = inCues > 0 || inNames;
    covered += weight * (isCued ? 1 : answerCover);
    if (isCued) coveredByCues += weight;
  }
  let closeness = 0;
  let bestCue = 0;
  for (const cue of entry.cues) {
    const shared = weighShared(cue.terms, entry.nameTerms, asked);
    bestCue = Math.max(bestCue, shared);
    if (shared > 0)
      closeness = Math.max(
        closeness,
        Math.min(1, shared / Math.max(1e-9, whole + cue.weight - shared)),
      );
  }
  const share = (part: number) => (whole === 0 ? 0 : part / whole);
  return {
    entry,
    score: score + cueWeight * closeness,
    cover: share(covered),
    cueCover: share(coveredByCues),
    bestCue: share(bestCue),
    closeness,
  };
}

function dampen(count: number, length: number, averageLength: number): number {
  if (count === 0) return 0;
  return count / (1 - lengthShare + (lengthShare * length) / Math.max(1, averageLength));
}

function weighShared(
  cue: ReadonlySet<string>,
  names: ReadonlySet<string>,
  asked: readonly Asked[],
): number {
  let shared = 0;
  for (const { term, weight } of asked) if (cue.has(term) || names.has(term)) shared += weight;
  return shared;
}
