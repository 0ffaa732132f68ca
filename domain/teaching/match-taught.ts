import type { Assistant } from "../assistant/assistant.ts";
import { readWords } from "../assistant/normalise-text.ts";
import { readFeatures, type Features } from "../assistant/question-features.ts";

export type Taught = { questions: readonly string[]; answer: string; page: string | null };

/** Compares questions as the ranker sees them: by stems, pairs of words, runs of letters and what it has learned. */
type Reader = Pick<Assistant, "liken" | "mend">;

/** A question as it is compared, and how many words it has. */
type ReadQuestion = { features: Features; length: number };

export type TaughtIndex<Answer extends Taught> = readonly (ReadQuestion & { taught: Answer })[];

export type TaughtMatch<Answer extends Taught> = { taught: Answer; likeness: number };

/**
 * From here on it is the taught question in other words: said where nothing else is known. Chosen on the examples of
 * the gaps, five of each taught and the others asked: none was taken for another gap's.
 */
const alike = 0.77;
/** From here on it is the taught question itself, whatever else would answer it: of 1,800 others only what says nearly the same comes so near. */
export const nearlySame = 0.8;

export function indexTaught<Answer extends Taught>(
  assistant: Reader,
  answers: readonly Answer[],
): TaughtIndex<Answer> {
  return answers.flatMap((taught) =>
    taught.questions.map((question) => ({ ...readQuestion(assistant, question), taught })),
  );
}

/** The answer whose question is most like this one, where one is alike. */
export function matchTaught<Answer extends Taught>(
  assistant: Reader,
  index: TaughtIndex<Answer>,
  message: string,
): TaughtMatch<Answer> | undefined {
  const asked = readQuestion(assistant, message);
  let best: TaughtMatch<Answer> | undefined;
  for (const { features, length, taught } of index) {
    // Who says twice as much asks for more than that.
    if (asked.length > 2 * length) continue;
    const likeness = compare(features, asked.features);
    if (likeness >= (best?.likeness ?? alike)) best = { taught, likeness };
  }
  return best;
}

function readQuestion({ liken, mend }: Reader, question: string): ReadQuestion {
  const words = mend(readWords(question));
  return { features: liken(readFeatures({ words, named: [], focus: [] })), length: words.length };
}

function compare(one: Features, other: Features): number {
  let sum = 0;
  for (const [feature, value] of one) sum += value * (other.get(feature) ?? 0);
  return sum;
}
