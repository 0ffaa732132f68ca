import type { Assistant } from "./assistant.ts";
import type { Fact, Knowledge, Subject } from "./fact.ts";
import { findBeside } from "./find-beside.ts";
import { findNeighbour, findSubjects, nameByPlace } from "./find-subjects.ts";
import { isInjection } from "./is-injection.ts";
import { readWords } from "./normalise-text.ts";
import { stopWords } from "./plain-words.ts";
import { isPriceAsked, readOrder } from "./read-order.ts";
import { rankFacts, type Ranked } from "./rank-facts.ts";
import type { Remark } from "./remark.ts";
import { stemWord } from "./stem-word.ts";

/** What the conversation is about: the latest things named, what was asked of them, and in which words. */
export type Focus = {
  subjects: readonly Subject[];
  /** Of which kind the things are that were listed last, and their names in order. */
  kind?: string;
  listed?: readonly string[];
  aspect?: string;
  words: readonly string[];
  /** Whether the visitor named the things; else they came up in the answer. */
  isNamed?: boolean;
};

export const noFocus: Focus = { subjects: [], words: [] };

/** One part of a message, understood. */
export type Understood = {
  /** As it was asked. */
  text: string;
  remark?: Remark;
  /** What answers it, the likeliest first; several where several things are named. */
  facts: Fact[];
  /** What may be meant as well: told where nothing else is. */
  beside?: Fact;
  /** What is nearly as likely, and stands under another title. */
  rival?: Fact;
  isUnsure: boolean;
  /** Whether the visitor named what is told: then it need not be said what was understood. */
  isNamed: boolean;
  /** The nearest, answering or not: passages for a model, pages to read. */
  near: Fact[];
  named: readonly Subject[];
  /** The words left besides names and those that carry no meaning. */
  rest: readonly string[];
  focus: Focus;
};

/** From here on a fact is told; below, that it is not known. Chosen on `bench/assistant/choose.jsonl`. */
const leastShare = 0.24;
/** From here on it is told without saying what was understood. */
const sureShare = 0.5;
/** From here on even next to no words are a question of their own. */
const certainShare = 0.9;
const mostFacts = 3;
/** So much of the likeliest's share makes another nearly as likely. */
const rivalRatio = 0.6;

const pronoun =
  /\b(?:it|its|that|this|they|them|those|these|one|ones|each|there|he|she|both|same)\b/i;
const pointsBack = new RegExp(
  String.raw`${pronoun.source}|^(?:and|what about|how about|or|also|so|but|then|which)\b`,
  "i",
);
/** "And for how long?", "when?": asks, and does not say of what. */
const bareQuestion =
  /^(?:(?:and|or|but|so)\s)?(?:(?:for|since|by|to|in|at|from|with)\s)?(?:how|what|when|where|why|who|whom|which)(?:\s(?:long|often|so|come|far|soon|big|large|exactly|not))?\W*$/i;
/** "Is PR the same?" asks nothing of its own; "how much is PR?" does. */
const asks = /\b(?:how|what)\b(?! about)|\b(?:who|when|where|why|which)\b/i;
const goesOn = /^(?:ok |okay |so )*(?:and|what about|how about|or)\b/i;
const others = /\b(?:other|others|rest)\b/i;
const inOrder =
  /^(?:above|below|previous|following|step|level|before|after|second|third|fourth|fifth|middle)$/;
const shortQuestion = 4;
/** How much what stands around a question counts: where it points at it, and where it stands by itself. */
const leaning = 0.8;
/** Where what was told brought a thing up that nobody named. */
const halfLeaning = 0.5;
const standing = 0.25;
/** With fewer words of its own, a question lives on what stands around it. */
const fewWords = 3;

type Surroundings = {
  /** The statements that stand beside the question in its message. */
  around?: readonly string[];
  /** A piece of a longer question: what that is about, this is about. */
  isPiece?: boolean;
};

export function understandPart(
  assistant: Assistant,
  text: string,
  before: Focus,
  { around = [], isPiece = false }: Surroundings = {},
): Understood {
  const read = (each: string) => assistant.mend(readWords(each));
  const inPlace = nameByPlace(text, before.listed ?? namesOf(assistant, before.kind));
  const words = read(inPlace ?? text);
  const { subjects: found, rest } = findSubjects(assistant.names, words, before.kind);
  const named =
    found.length > 0 ? found : findNeighbour(assistant.knowledge.subjects, text, before.subjects);
  const isBack = isPiece || pointsBack.test(text) || words.length <= shortQuestion;
  const own = words.filter((word) => !stopWords.has(word));
  const isOnlyName =
    named.length > 0 && !asks.test(text) && rest.every((word) => stopWords.has(word));
  const isFollowUp = (isBack || own.length < fewWords) && (named.length === 0 || isOnlyName);
  const contextWeight = isBack ? leaning : standing;
  const focus = before.subjects;
  const beside = around.flatMap(read);
  const readIn = (context: readonly string[], weight = contextWeight) => {
    const rank = (subjects: readonly Subject[]) =>
      rankFacts(assistant, {
        words,
        named: subjects,
        focus,
        context,
        contextWeight: weight,
      });
    return { rank, ranked: rank(named) };
  };
  const alone = readIn(beside);
  const isSure = (reading: typeof alone) => sumLike(reading.ranked) >= sureShare;
  // What points at what was said before, or says next to nothing, is about that wherever it makes sense; what is merely
  // short, where it makes none alone. Where the visitor named a thing, the question is about it, and the words before would
  // repeat what was asked.
  const saysLittle = own.length <= 1 && words.length > 2 && sumLike(alone.ranked) < certainShare;
  const pointsAtIt = pronoun.test(text) || bareQuestion.test(text) || saysLittle;
  const isTogether = isFollowUp && (pointsAtIt || isOnlyName || !isSure(alone));
  const weightBefore = isOnlyName || before.subjects.length === 0 ? contextWeight : halfLeaning;
  const together =
    isTogether && (isOnlyName || before.isNamed !== true || before.subjects.length === 0)
      ? readIn([...beside, ...before.words], weightBefore)
      : alone;
  const { rank, ranked } = together;
  const near = words.length === 0 ? [] : ranked.flatMap(({ fact }) => fact ?? []).slice(0, 8);
  const isBare =
    goesOn.test(text) &&
    rest.every((word) => stopWords.has(word) || others.test(word) || inOrder.test(word));
  const same = !isBare
    ? []
    : named.length === 0 && others.test(text)
      ? listKind(assistant, before)
      : findSameAspect(assistant, named, before);
  const told: Chosen = isInjection(text)
    ? { remark: "injection", facts: [], isUnsure: false }
    : words.length === 0
      ? { facts: [], isUnsure: false }
      : same.length > 0
        ? { facts: same, isUnsure: false }
        : choose(assistant, ranked, named.length > 0 || !isBack ? named : before.subjects, rank);
  const chosen = priceIn(assistant, text, named, told);
  const [first] = chosen.facts;
  const isNamed =
    first !== undefined &&
    ([...named, ...focus].some(({ id }) => id === first.about) ||
      sharesWords(readWords(first.source.title), words));
  const broughtUp = subjectsOf(assistant, chosen.facts);
  const isAboutOther =
    broughtUp.length > 0 &&
    !broughtUp.some((subject) => named.includes(subject)) &&
    !named.some(({ isParticular }) => isParticular);
  const subjects =
    named.length > 0 && !isAboutOther
      ? named
      : chosen.facts.length > 0
        ? broughtUp
        : before.subjects;
  const aspect = first?.aspect ?? before.aspect;
  const kind = first?.lists ?? subjects[0]?.kind ?? before.kind;
  const shown = first?.cards?.map(({ title }) => title) ?? [];
  const isListKept = first?.lists === undefined && kind === before.kind;
  const listed =
    first?.items ?? (shown.length > 1 ? shown : isListKept ? before.listed : undefined);
  return {
    ...chosen,
    text,
    isNamed,
    near: [...new Set([...chosen.facts, ...near])],
    named,
    rest: rest.filter((word) => !stopWords.has(word)),
    focus: {
      subjects,
      words,
      isNamed:
        (named.length > 0 && !isAboutOther) ||
        (chosen.facts.length === 0 && before.isNamed === true),
      ...(aspect === undefined ? {} : { aspect }),
      ...(kind === undefined ? {} : { kind }),
      ...(listed && { listed }),
    },
  };
}

/** With what is ordered added up; else with the price of the one package that an answer speaks of. */
function priceIn(
  assistant: Assistant,
  text: string,
  named: readonly Subject[],
  chosen: Chosen,
): Chosen {
  const [first] = chosen.facts;
  if (!first || first.isGap || !isPriceAsked(text)) return chosen;
  const { subjects: spokenOf } = findSubjects(assistant.names, readWords(first.answer));
  const sold =
    [named, subjectsOf(assistant, [first]), spokenOf]
      .map((subjects) => subjects.filter(({ pounds }) => pounds !== undefined))
      .find((subjects) => subjects.length > 0) ?? [];
  const [one, ...more] = sold;
  const price = assistant.knowledge.facts.find(
    ({ about, aspect }) => about !== undefined && about === one?.id && aspect === "price",
  );
  if (!price) return chosen;
  const order = readOrder(text, sold);
  if (order.length > 0)
    return { facts: [{ ...price, answer: assistant.words.order(order) }], isUnsure: false };
  const isLeftOut = one?.isParticular && more.length === 0 && !first.answer.includes("£");
  return isLeftOut ? { ...chosen, facts: [...chosen.facts, price] } : chosen;
}

/** How likely the first is, and with it the other prices where it is one: which of them is settled later. */
function sumLike([first, ...after]: readonly Ranked[]): number {
  const like =
    first?.fact?.aspect === "price" ? after.filter(({ fact }) => fact?.aspect === "price") : [];
  return like.reduce((sum, { share }) => sum + share, first?.share ?? 0);
}

/** Whether a question says a title, but for words that carry no meaning. */
function sharesWords(title: readonly string[], words: readonly string[]): boolean {
  const stems = new Set(words.map(stemWord));
  return title.every((word) => stopWords.has(word) || stems.has(stemWord(word)));
}

/** "And the other one?": the same of another thing. */
function findSameAspect(
  { knowledge }: Assistant,
  named: readonly Subject[],
  { aspect }: Focus,
): Fact[] {
  return named.flatMap(({ id }) =>
    knowledge.facts.filter((fact) => fact.about === id && fact.aspect === aspect).slice(0, 1),
  );
}

function namesOf({ knowledge }: Assistant, kind: string | undefined): string[] {
  return knowledge.subjects.flatMap((each) => (each.kind === kind ? (each.names[0] ?? []) : []));
}

/** "And the other two?": all of that kind. */
function listKind({ knowledge }: Assistant, { kind }: Focus): Fact[] {
  return kind === undefined
    ? []
    : knowledge.facts.filter(({ lists }) => lists === kind).slice(0, 1);
}

type Chosen = Pick<Understood, "remark" | "facts" | "beside" | "rival" | "isUnsure">;

/** `subjects` are the things that it is about, named or talked of before. */
function choose(
  assistant: Assistant,
  ranked: readonly Ranked[],
  subjects: readonly Subject[],
  rank: (subjects: readonly Subject[]) => Ranked[],
): Chosen {
  const [best] = ranked;
  if (!best) return { facts: [], isUnsure: false };
  const isOfOne = best.fact && subjects.some(({ id }) => id === best.fact.about);
  if (subjects.length > 1 && isOfOne) {
    const each = subjects.map((subject) => choose(assistant, rank([subject]), [subject], rank));
    if (each.every(({ facts }) => facts.length > 0)) {
      const facts = [...new Set(each.flatMap((one) => one.facts.slice(0, 1)))];
      return { facts: facts.slice(0, mostFacts), isUnsure: each.some(({ isUnsure }) => isUnsure) };
    }
  }
  const remark = likeliestRemark(ranked);
  const told = ranked.find(({ fact }) => fact);
  if (remark.share > (told?.share ?? 0))
    return { remark: remark.remark, facts: [], isUnsure: remark.share < sureShare };
  if (!told?.fact || told.share < leastShare) return { facts: [], isUnsure: false };
  const isUnsure = told.share < sureShare && !told.fact.isGap;
  const fact = listAllPrices(assistant.knowledge, told.fact, subjects, isUnsure);
  const beside = fact === told.fact ? findBeside(ranked) : undefined;
  const rival = findRival(ranked, told);
  return { facts: [fact], isUnsure, ...(beside && { beside }), ...(rival && { rival }) };
}

function findRival(ranked: readonly Ranked[], told: Ranked): Fact | undefined {
  const rival = ranked.find(({ fact }) => fact && fact !== told.fact);
  if (!rival?.fact || !told.fact || rival.share < rivalRatio * told.share) return undefined;
  return rival.fact.source.title === told.fact.source.title ? undefined : rival.fact;
}

/** The price of a thing that nobody named is told with those of its kind, or with all where it is not sure to be asked for. */
function listAllPrices(
  { facts, subjects }: Knowledge,
  fact: Fact,
  meant: readonly Subject[],
  isUnsure: boolean,
): Fact {
  if (fact.aspect !== "price" || fact.isGap || meant.some(({ id }) => id === fact.about))
    return fact;
  const all = (about: string | undefined) =>
    facts.find((each) => each.aspect === "price" && each.about === about);
  const subject = subjects.find(({ id }) => id === fact.about);
  const ofKind = subject?.isParticular ? all(subject.partOf) : undefined;
  return (isUnsure ? all(undefined) : ofKind) ?? fact;
}

/** A person is called only for who surely asks for one. */
function likeliestRemark(ranked: readonly Ranked[]): { remark: Remark; share: number } {
  const { remark = "unsaid", share = 0 } = ranked.find((each) => each.remark) ?? {};
  return { remark: remark === "person" && share < sureShare ? "contact" : remark, share };
}

function subjectsOf({ knowledge }: Assistant, facts: readonly Fact[]): Subject[] {
  return knowledge.subjects.filter(({ id }) =>
    facts.some(({ about, leadsTo = about }) => leadsTo === id),
  );
}
