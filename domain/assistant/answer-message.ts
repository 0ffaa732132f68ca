import type { Assistant, AssistantWords } from "./assistant.ts";
import type { Fact } from "./fact.ts";
import { isInjection } from "./is-injection.ts";
import { readWords } from "./normalise-text.ts";
import type { AnswerCard, AnswerPrice, AnswerSource } from "./protocol.ts";
import { isAsked, isStory, isTerse, splitQuestion } from "./split-question.ts";
import { takeApart } from "./take-apart.ts";
import type { Remark } from "./remark.ts";
import { noFocus, type Focus, type Understood } from "./understand-part.ts";

type AnswerKind =
  | "answer"
  | "partial"
  | "unknown"
  | "contact"
  | "small-talk"
  | "refusal"
  | "out-of-scope";

export type Answer = {
  kind: AnswerKind;
  text: string;
  sources: AnswerSource[];
  cards: AnswerCard[];
  prices: AnswerPrice[];
  /** The nearest facts, the ones told first: what a model may draw on. */
  near: Fact[];
  /** Whether it names a price that was asked for. */
  isPriceTold: boolean;
  /** Whether it says what was understood, because that is not certain. */
  isUnsure: boolean;
  /** Whether somebody of the studio is wanted now. */
  wantsPerson: boolean;
};

type Part = Understood & { isAsked: boolean };

const mostWords = 110;
const mostSources = 3;
const mostCards = 4;

/** `earlier` are the visitor's messages so far, the oldest first. */
export function answerMessage(
  assistant: Assistant,
  message: string,
  earlier: readonly string[] = [],
): Answer {
  let focus = noFocus;
  for (const each of earlier) focus = readParts(assistant, each, focus).focus;
  const { parts } = readParts(assistant, message, focus);
  const { facts, ...composed } = composeShort(assistant.words, parts, message);
  const told = facts ?? [];
  const isForeign = assistant.translate(message) !== message || readsNothing(message);
  return {
    ...composed,
    text: isForeign ? `${assistant.words.inEnglish} ${composed.text}` : composed.text,
    cards: uniqueBy(
      told.flatMap(({ cards = [] }) => cards),
      ({ href }) => href,
    ).slice(0, mostCards),
    prices: uniqueBy(
      told.flatMap(({ prices = [] }) => prices),
      ({ name }) => name,
    ),
    isUnsure: parts.some((part) => part.isAsked && part.isUnsure && part.facts.length > 0),
    wantsPerson: parts.some(({ remark }) => remark === "person"),
    near: [...new Set([...told, ...parts.flatMap(({ near }) => near)])],
    isPriceTold:
      composed.kind === "answer" &&
      told.some(({ aspect, prices }) => aspect === "price" || prices !== undefined),
  };
}

/** Words in letters that it cannot read. */
function readsNothing(asked: string): boolean {
  return /\p{L}/u.test(asked) && readWords(asked).length === 0;
}

function readParts(
  assistant: Assistant,
  message: string,
  before: Focus,
): { parts: Part[]; focus: Focus } {
  const texts = splitQuestion(assistant.translate(message));
  // Beside an order to the assistant, only what is plainly a question is answered.
  const hasQuestion = texts.some(isAsked) || texts.some(isInjection);
  const around = texts.filter((text) => !isAsked(text) && !isTerse(text));
  let focus = before;
  const told = new Set<Fact>();
  const answered = new Set<Fact>();
  const isKnown = ({ facts }: Understood) => facts.length > 0 && !facts.some(({ isGap }) => isGap);
  const isAgain = (part: Understood) => isKnown(part) && part.facts.every((fact) => told.has(fact));
  const parts = texts.flatMap((text) => {
    const isQuestion = isAsked(text) || !hasQuestion;
    const read = (about: Focus) =>
      takeApart(assistant, text, about, isQuestion && hasQuestion ? around : []);
    const first = read(focus);
    // A half that comes out as the one before it has been drowned by its words.
    const alone = first.every(isAgain) ? read({ ...focus, words: [] }) : first;
    const pieces = alone.every(isKnown) ? alone : first;
    // "How are bills paid, and when are they due?": what was told already may well be what is meant again.
    const settled = pieces.map((part) =>
      part.rival && answered.has(part.rival) ? { ...part, facts: [part.rival] } : part,
    );
    const facts = settled.flatMap((part) => part.facts);
    for (const fact of facts) told.add(fact);
    // "Price of the subscription. Can I cancel?"
    const asked = isQuestion || (isTerse(text) && !isStory(text) && pieces.every(isClear));
    if (asked) for (const fact of facts) answered.add(fact);
    return settled.map((part) => {
      const isAbout = part.remark === undefined || part.remark === "contact";
      if ((asked && isAbout) || part.named.length > 0) focus = part.focus;
      return { ...part, isAsked: asked };
    });
  });
  return { parts, focus };
}

/** More than a name, and understood. */
function isClear({ facts, isUnsure, rest }: Understood): boolean {
  return facts.length > 0 && !isUnsure && rest.length > 0;
}

type Composed = Pick<Answer, "kind" | "text" | "sources"> & { facts?: Fact[] };

/** What may be meant as well is left out where the whole would be too long to be read. */
function composeShort(words: AssistantWords, parts: readonly Part[], message: string): Composed {
  const asked = parts.filter((part) => part.isAsked);
  const besides = asked.length === 1 ? asked.flatMap(({ beside }) => beside ?? []) : [];
  const whole = composeParts(words, parts, message, besides);
  const composed = isLong(whole.text) ? composeParts(words, parts, message, []) : whole;
  return { ...composed, text: shorten(composed.text) };
}

function composeParts(
  words: AssistantWords,
  parts: readonly Part[],
  message: string,
  besides: readonly Fact[],
): Composed {
  const asked = parts.filter((part) => part.isAsked);
  const tells = asked.filter(({ facts }) => facts.length > 0);
  const facts = [...new Set([...tells.flatMap((part) => part.facts), ...besides])];
  const known = facts.filter(({ isGap }) => !isGap);
  const has = (remark: Remark) => parts.some((part) => part.remark === remark);
  const isToContact = has("contact") || has("person");
  const open = asked.filter(
    (part) =>
      part.facts.length === 0 && part.rest.length > 0 && isLeftOpen(part.remark ?? "unsaid"),
  );

  if (facts.length > 0) {
    const told = new Set<Fact>();
    const lines = asked.flatMap((part) => {
      if (part.remark === "identity") return words.smallTalk.identity;
      const fresh = part.facts.filter((fact) => !told.has(fact));
      for (const fact of fresh) told.add(fact);
      return describePart(words, { ...part, facts: fresh });
    });
    lines.push(...besides.map(({ answer }) => answer));
    if (isToContact) lines.push(words.contact);
    else if (open.length > 0) lines.push(words.restUnknown(quote(open, message)));
    const sources = [
      ...facts.map(({ source }) => source),
      ...(isToContact ? [words.contactSource] : []),
    ];
    const isWhole = open.length === 0 && known.length === facts.length;
    const kind = isWhole ? "answer" : known.length > 0 ? "partial" : "unknown";
    return { kind, text: sayOnce(lines), sources: uniqueSources(sources), facts };
  }
  if (isToContact) {
    return { kind: "contact", text: words.contact, sources: [words.contactSource] };
  }
  if (has("injection")) return { kind: "refusal", text: words.refusal, sources: [] };
  if (has("out-of-scope")) return { kind: "out-of-scope", text: words.outOfScope, sources: [] };
  const question = parts.find(({ remark }) => (remark ?? "unsaid") === "unsaid");
  return question ? admit(words, question) : respond(words, asked.at(-1)?.remark ?? "greeting");
}

const betweenSentences = /(?<=(?<!excl)[.!?]["”’)]?) (?=[A-Z“£$])/;

/** Sentence by sentence: several answers may end in the same invitation. */
function sayOnce(lines: readonly string[]): string {
  return [...new Set(lines.join(" ").split(betweenSentences))].join(" ");
}

function isLong(text: string): boolean {
  return text.split(/\s+/).length > mostWords;
}

/** As many whole sentences as are read. */
function shorten(text: string): string {
  const sentences = text.split(betweenSentences);
  while (sentences.length > 1 && isLong(sentences.join(" "))) sentences.pop();
  return sentences.join(" ");
}

const longestQuote = 80;

/** What was asked, in the visitor's words; nothing of it where these were long, or in another language. */
function quote(parts: readonly Part[], asked: string): string[] {
  const quotes = parts.map(({ text }) => text.replace(/^(?:and|also|plus|or|but|then),?\s+/i, ""));
  const isSaid = (each: string) => each.length <= longestQuote && asked.includes(each);
  return quotes.every(isSaid) ? quotes : [];
}

/** Beside what was told, this was asked and not answered. */
function isLeftOpen(remark: Remark): boolean {
  return remark === "unsaid" || remark === "out-of-scope";
}

/** What it is not quite sure of is told under the name of what was understood. */
function describePart(words: AssistantWords, { facts, isUnsure, isNamed }: Part): string[] {
  return facts.map(({ answer, source, isGap }) =>
    isUnsure && !isNamed && !isGap
      ? `${words.understood(source.title)} ${withoutStart(answer, `${source.title}: `)}`
      : answer,
  );
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** "I don't know that one", and the places of the site that are nearest to it. */
function admit(words: AssistantWords, { named, near }: Part): Composed {
  const [subject] = named;
  const text = subject ? words.unknownOf(subject.names[0] ?? "") : words.unknown;
  const places = near.filter(({ isGap }) => !isGap).map(({ source }) => source);
  return { kind: "unknown", text, sources: uniqueSources(places) };
}

function respond(words: AssistantWords, kind: Remark): Composed {
  switch (kind) {
    case "yes":
    case "contact":
    case "person":
      return { kind: "contact", text: words.contact, sources: [words.contactSource] };
    case "injection":
    case "out-of-scope":
    case "unsaid":
      return { kind: "unknown", text: words.unknown, sources: [] };
    default:
      return { kind: "small-talk", text: words.smallTalk[kind], sources: [] };
  }
}

function uniqueSources(sources: readonly AnswerSource[]): AnswerSource[] {
  return uniqueBy(sources, ({ href }) => href).slice(0, mostSources);
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
