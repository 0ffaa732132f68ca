import { editDistance } from "../assistant/edit-distance.ts";
import { readWords } from "../assistant/normalise-text.ts";
import { stopWords } from "../assistant/plain-words.ts";
import { stemWord } from "../assistant/stem-word.ts";

export type Taught = { questions: readonly string[]; answer: string; page: string | null };

/** So much of a taught question has to be asked, and so much of what is asked has to be in it. */
const leastOfTaught = 0.75;
const leastOfAsked = 0.65;

/** A word as it was written, and what is left of it without its endings. */
type Keyword = { word: string; stem: string };

export type TaughtIndex<Answer extends Taught> = readonly {
  words: readonly Keyword[];
  taught: Answer;
}[];

export function indexTaught<Answer extends Taught>(
  answers: readonly Answer[],
): TaughtIndex<Answer> {
  return answers.flatMap((taught) =>
    taught.questions.map((question) => ({ words: keywordsOf(question), taught })),
  );
}

/** The answer that was written for this question, or for one that asks the same in nearly the same words. */
export function matchTaught<Answer extends Taught>(
  index: TaughtIndex<Answer>,
  message: string,
): Answer | undefined {
  const asked = keywordsOf(message);
  if (asked.length === 0) return undefined;
  let best: { score: number; taught: Answer } | undefined;
  for (const { words, taught } of index) {
    const shared = words.filter((word) => asked.some((other) => isSame(word, other))).length;
    const ofTaught = shared / words.length;
    const ofAsked = shared / asked.length;
    if (ofTaught < leastOfTaught || ofAsked < leastOfAsked) continue;
    const score = ofTaught + ofAsked;
    if (!best || score > best.score) best = { score, taught };
  }
  return best?.taught;
}

/** What a question is about, each word once. A question of nothing but small words is all of them. */
function keywordsOf(question: string): Keyword[] {
  const words = readWords(question);
  const telling = words.filter((word) => !stopWords.has(word));
  const keywords = (telling.length > 0 ? telling : words).map(
    (word) => [stemWord(word), word] as const,
  );
  return [...new Map(keywords)].map(([stem, word]) => ({ word, stem }));
}

/** One letter may be wrong in a word that is long enough to be told without it. */
function isSame(one: Keyword, other: Keyword): boolean {
  if (one.stem === other.stem) return true;
  const shorter = Math.min(one.word.length, other.word.length);
  return shorter >= 5 && editDistance(one.word, other.word, 1) <= 1;
}
