import type { Assistant, AssistantWords } from "./assistant.ts";
import type { Fact } from "./fact.ts";
import { isInjection } from "./is-injection.ts";
import type { AnswerCard, AnswerPrice, AnswerSource } from "./protocol.ts";
import { isAsked, splitQuestion } from "./split-question.ts";
import type { Remark } from "./remark.ts";
import { noFocus, understandPart, type Focus, type Understood } from "./understand-part.ts";

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
};

type Part = Understood & { isAsked: boolean };

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
  const { facts, ...composed } = compose(assistant.words, parts);
  const told = facts ?? [];
  return {
    ...composed,
    cards: uniqueBy(
      told.flatMap(({ cards = [] }) => cards),
      ({ href }) => href,
    ).slice(0, mostCards),
    prices: uniqueBy(
      told.flatMap(({ prices = [] }) => prices),
      ({ name }) => name,
    ),
    near: [...new Set([...told, ...parts.flatMap(({ near }) => near)])],
    isPriceTold:
      composed.kind === "answer" &&
      told.some(({ aspect, prices }) => aspect === "price" || prices !== undefined),
  };
}

function readParts(
  assistant: Assistant,
  message: string,
  before: Focus,
): { parts: Part[]; focus: Focus } {
  const texts = splitQuestion(message);
  // Beside an order to the assistant, only what is plainly a question is answered.
  const hasQuestion = texts.some(isAsked) || texts.some(isInjection);
  const around = texts.filter((text) => !isAsked(text));
  let focus = before;
  const parts = texts.map((text) => {
    const asked = isAsked(text) || !hasQuestion;
    const part = understandPart(assistant, text, focus, asked && hasQuestion ? around : []);
    if ((asked && part.remark === undefined) || part.named.length > 0) focus = part.focus;
    return { ...part, isAsked: asked };
  });
  const open = parts.filter((part) => part.isAsked && part.facts.length === 0);
  if (texts.length > 1 && open.length > 0) {
    const whole = understandPart(assistant, message, before);
    const isBetter =
      whole.facts.length > 0 && !whole.isUnsure && parts.every(({ facts }) => facts.length === 0);
    if (isBetter) return { parts: [{ ...whole, isAsked: true }], focus: whole.focus };
  }
  return { parts, focus };
}

type Composed = Pick<Answer, "kind" | "text" | "sources"> & { facts?: Fact[] };

function compose(words: AssistantWords, parts: readonly Part[]): Composed {
  const asked = parts.filter((part) => part.isAsked);
  const tells = asked.filter(({ facts }) => facts.length > 0);
  const facts = [...new Set(tells.flatMap((part) => part.facts))];
  const known = facts.filter(({ isGap }) => !isGap);
  const has = (remark: Remark) => parts.some((part) => part.remark === remark);
  const isOpen = asked.some(
    (part) => part.facts.length === 0 && (part.remark ?? "unsaid") === "unsaid",
  );

  if (facts.length > 0) {
    const lines = tells.flatMap((part) => describePart(words, part));
    if (has("contact")) lines.push(words.contact);
    else if (isOpen) lines.push(words.restUnknown);
    const sources = [
      ...facts.map(({ source }) => source),
      ...(has("contact") ? [words.contactSource] : []),
    ];
    const isWhole = !isOpen && known.length === facts.length;
    const kind = isWhole ? "answer" : known.length > 0 ? "partial" : "unknown";
    return { kind, text: [...new Set(lines)].join(" "), sources: uniqueSources(sources), facts };
  }
  if (has("contact")) {
    return { kind: "contact", text: words.contact, sources: [words.contactSource] };
  }
  if (has("injection")) return { kind: "refusal", text: words.refusal, sources: [] };
  if (has("out-of-scope")) return { kind: "out-of-scope", text: words.outOfScope, sources: [] };
  const question = parts.find(({ remark }) => (remark ?? "unsaid") === "unsaid");
  return question ? admit(words, question) : respond(words, parts.at(-1)?.remark ?? "greeting");
}

/** What it is not quite sure of is told under the name of what was understood. */
function describePart(words: AssistantWords, { facts, isUnsure }: Part): string[] {
  return facts.map((fact) =>
    isUnsure && !fact.isGap ? `${words.understood(fact.source.title)} ${fact.answer}` : fact.answer,
  );
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
