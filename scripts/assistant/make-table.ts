import { readFileSync } from "node:fs";
import { editDistance } from "../../domain/assistant/edit-distance.ts";
import type { Knowledge } from "../../domain/assistant/fact.ts";
import { knownWords, readTold } from "../../domain/assistant/assistant.ts";
import { findSubjects, listNames } from "../../domain/assistant/find-subjects.ts";
import { createMender } from "../../domain/assistant/mend-spelling.ts";
import { readWords } from "../../domain/assistant/normalise-text.ts";
import { readFeatures, type Features } from "../../domain/assistant/question-features.ts";
import type { RankerTable } from "../../domain/assistant/ranker.ts";
import { describeSubject } from "./described.ts";
import { hashExamples, type Example } from "./read-examples.ts";
import { readLanguages } from "./read-languages.ts";
import { joinTrained } from "./join-trained.ts";
import { settings, trainRanker, type Trained } from "./train-ranker.ts";

const commonWords = new URL("common-words.txt", import.meta.url);
/** What people say before they come to the question: it means nothing, and the ranker has to learn that. */
const openings = new URL("openings.txt", import.meta.url);
/** How often a question is trained with one of these before it. */
const opened = 0.35;

/** How often a question about no subject is trained as if one had been talked about before. */
const askedBetween = 0.3;
/** How often one about a subject of which there is one is trained as if nobody had spoken of it yet. */
const askedFirst = 0.6;
/** How often one about a study is trained with what people call it who do not know its name. */
const described = 0.4;

/** Than a mistyped word, its right spelling. */
const muchOftener = 5;

/** "How much is it?" means one thing of what is being talked about, and another where nothing is. */
const pointsAtSubject = /\b(?:it|its|that|this|they|them|those|these|one)\b/i;

/** Each begins elsewhere and errs elsewhere: what they say together is righter than what any says alone. */
const usualSeeds = [7, 11, 3];

/** `called` are the examples that are names of the visitors' own for a thing. */
export function makeTable(
  knowledge: Knowledge,
  examples: readonly Example[],
  called: readonly Example[] = [],
  seeds: readonly number[] = usualSeeds,
): RankerTable {
  const words = listWords(examples);
  const mend = createMender(knownWords(knowledge, readTold(knowledge), { words }));
  const names = listNames(knowledge.subjects);
  const abouts = new Map(knowledge.facts.map(({ id, about }) => [id, about]));
  const particular = new Set(
    knowledge.subjects.flatMap(({ id, isParticular }) => (isParticular ? [id] : [])),
  );
  const read = (text: string) => mend(readWords(text));
  const meaningsOf = Map.groupBy(examples, ({ question }) => read(question).join(" "));
  const samples = examples.map(({ question, meaning }) => {
    const asked = read(question);
    const meanings = new Set(
      meaningsOf.get(asked.join(" "))?.map((example) => example.meaning) ?? [],
    );
    const named = findSubjects(names, asked).subjects.map(({ id }) => id);
    const about = abouts.get(meaning);
    const focus = about === undefined ? [] : [about];
    return {
      meaning,
      words: asked,
      named,
      focus,
      leans: meanings.size > 1 || pointsAtSubject.test(question),
      features: readFeatures({ words: asked, named, focus }),
    };
  });
  const befores = readFileSync(openings, "utf8").trim().split("\n").map(read);
  const subjects = knowledge.subjects.map(({ id }) => id);
  const descriptions = Map.groupBy(called, ({ meaning }) => abouts.get(meaning));
  const vary = (sample: (typeof samples)[number], random: () => number): Features => {
    const pick = <Item>(items: readonly Item[]) =>
      items.slice(Math.floor(random() * items.length))[0];
    const isBetween =
      sample.focus.length === 0 &&
      sample.named.length === 0 &&
      !sample.leans &&
      random() < askedBetween;
    const isFirst =
      sample.focus.length > 0 &&
      !sample.leans &&
      !sample.focus.some((id) => particular.has(id)) &&
      random() < askedFirst;
    const before = random() < opened ? pick(befores) : undefined;
    const choices = random() < described ? descriptions.get(sample.focus[0]) : undefined;
    if (choices) {
      const description = read(pick(choices)?.question ?? "");
      const spoken = [...(before ?? []), ...describeSubject(names, sample.words, description)];
      const named = findSubjects(names, spoken).subjects.map(({ id }) => id);
      return readFeatures({ words: spoken, named, focus: [] });
    }
    if (!isBetween && !isFirst && !before) return sample.features;
    const subject = isBetween ? pick(subjects) : undefined;
    return readFeatures({
      words: [...(before ?? []), ...sample.words],
      named: sample.named,
      focus: isFirst ? [] : subject === undefined ? sample.focus : [subject],
    });
  };
  const trained = joinTrained(
    seeds.map((seed): Trained => trainRanker(samples, { ...settings, seed }, vary)),
  );
  const featureNumbers = pack(trained.featureVectors, trained.size);
  const meaningNumbers = pack(trained.meaningVectors, trained.size);
  return {
    hash: hashExamples(examples),
    size: trained.size,
    meanings: trained.meanings.join("\n"),
    features: trained.features.join("\n"),
    words,
    languages: readLanguages(),
    weights: toBase64(trained.weights),
    featureVectors: toBase64(featureNumbers.bytes),
    featureScales: toBase64(featureNumbers.scales),
    meaningVectors: toBase64(meaningNumbers.bytes),
    meaningScales: toBase64(meaningNumbers.scales),
    biases: toBase64(trained.biases),
  };
}

/** What the examples say more than once, the commonest first, then common English. */
function listWords(examples: readonly Example[]): string {
  const counts = new Map<string, number>();
  for (const { question } of examples) {
    for (const word of readWords(question)) {
      if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const common = readFileSync(commonWords, "utf8").trim().split("\n");
  const isCommon = new Set(common);
  const asked = [...counts]
    .filter(([word, count]) => isCommon.has(word) || !isMistyped(word, count, counts))
    .filter(([word, count]) => count > 2 || (count > 1 && word.length > 4) || isCommon.has(word))
    .toSorted(([, a], [, b]) => b - a)
    .map(([word]) => word);
  return [...new Set([...asked, ...common])].join("\n");
}

/**
 * Examples have typing mistakes on purpose; what is a mistake is to be mended, and not known as a word. A letter too many,
 * too few or swapped is a slip; another letter may be another word.
 */
function isMistyped(word: string, count: number, counts: ReadonlyMap<string, number>): boolean {
  for (const [other, often] of counts) {
    if (often < count * muchOftener || Math.abs(word.length - other.length) > 1) continue;
    const isSwapped = word.length === other.length;
    if (!isSwapped && word.length < 6) continue;
    if (editDistance(word, other, 1) === 1 && (!isSwapped || haveSameLetters(word, other)))
      return true;
  }
  return false;
}

function haveSameLetters(word: string, other: string): boolean {
  const sorted = (text: string) => text.split("").toSorted().join("");
  return sorted(word) === sorted(other);
}

/** Each vector in whole numbers from -127 to 127, and what to multiply them by. */
function pack(numbers: Float32Array, size: number): { bytes: Int8Array; scales: Float32Array } {
  const bytes = new Int8Array(numbers.length);
  const scales = new Float32Array(numbers.length / size);
  for (let place = 0; place < scales.length; place++) {
    const vector = numbers.subarray(place * size, (place + 1) * size);
    const scale = Math.max(...vector.map(Math.abs)) / 127 || 1;
    scales[place] = scale;
    for (const [i, number] of vector.entries())
      bytes[place * size + i] = Math.round(number / scale);
  }
  return { bytes, scales };
}

function toBase64({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}
