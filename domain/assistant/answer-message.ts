import type { Assistant } from "./assistant.ts";
import { findFacts, type Focus, type Found } from "./find-facts.ts";
import type { IndexedFact } from "./knowledge-index.ts";
import type { AnswerSource } from "./protocol.ts";
import { recognisePart, type PartKind } from "./recognise-part.ts";
import { isAsked, splitQuestion } from "./split-question.ts";

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
  /** The nearest facts, the ones told first: what a model may draw on. */
  near: IndexedFact[];
  /** Whether it names a price that was asked for. */
  isPriceTold: boolean;
};

type Part = { kind: PartKind; isAsked: boolean; text: string; found: Found | undefined };

const nothing: Focus = { subjects: [] };
const mostSources = 3;

/** `earlier` are the visitor's messages so far, the oldest first. */
export function answerMessage(
  assistant: Assistant,
  message: string,
  earlier: readonly string[] = [],
): Answer {
  let focus = nothing;
  for (const each of earlier) focus = readParts(assistant, each, focus).focus;
  const { parts } = readParts(assistant, message, focus);
  const isPriceAsked = parts.some(({ found }) => found?.isPriceAsked);
  const answer = compose(assistant, parts);
  return { ...answer, isPriceTold: isPriceAsked && answer.kind === "answer" };
}

function readParts(
  assistant: Assistant,
  message: string,
  before: Focus,
): { parts: Part[]; focus: Focus } {
  let focus = before;
  const parts = splitQuestion(message).map((text) => {
    const kind = recognisePart(text);
    const found = kind === "question" ? findFacts(assistant.index, text, focus) : undefined;
    if (found) focus = found.focus;
    return { kind, text, isAsked: isAsked(text), found };
  });
  return { parts, focus };
}

type Composed = Omit<Answer, "isPriceTold">;

function compose({ words }: Assistant, parts: readonly Part[]): Composed {
  const questions = parts.flatMap(({ found, isAsked: asked }) => (found ? [{ found, asked }] : []));
  const told = [...new Set(questions.flatMap(({ found }) => found.facts))];
  const known = told.filter(({ fact }) => !fact.isGap);
  const open = questions.filter(({ found, asked }) => found.facts.length === 0 && asked);
  const near = [...new Set([...told, ...questions.flatMap(({ found }) => found.near)])];
  const wantsContact = parts.some(({ kind }) => kind === "contact");

  if (told.length > 0) {
    const lines = told.map(({ fact }) => fact.answer);
    if (wantsContact) lines.push(words.contact);
    else if (open.length > 0) lines.push(words.restUnknown);
    const sources = [
      ...told.map(({ fact }) => fact.source),
      ...(wantsContact ? [words.contactSource] : []),
    ];
    const isWhole = open.length === 0 && known.length === told.length;
    const kind = isWhole ? "answer" : known.length > 0 ? "partial" : "unknown";
    return { kind, text: lines.join(" "), sources: uniqueSources(sources), near };
  }
  if (wantsContact) {
    return { kind: "contact", text: words.contact, sources: [words.contactSource], near };
  }
  if (parts.some(({ kind }) => kind === "injection")) {
    return { kind: "refusal", text: words.refusal, sources: [], near };
  }
  if (parts.some(({ kind }) => kind === "out-of-scope")) {
    return { kind: "out-of-scope", text: words.outOfScope, sources: [], near };
  }
  const [question] = questions;
  if (question) return admit(words, question.found, near);
  return talk(words, parts.at(-1)?.kind ?? "greeting");
}

/** "I don't know that one", with the prices there are, or the page of the thing that was named. */
function admit(words: Assistant["words"], found: Found, near: IndexedFact[]): Composed {
  const [subject] = found.focus.subjects;
  const own = found.near.find(({ fact }) => fact.about === subject?.id);
  if (subject && own && !found.isPriceAsked) {
    const text = words.unknownOf(subject.names[0] ?? "");
    return { kind: "unknown", text, sources: [own.fact.source], near };
  }
  if (found.isPriceAsked) {
    return { kind: "unknown", text: words.prices, sources: [words.pricesSource], near };
  }
  const nearest = found.near.find(({ fact }) => !fact.isGap);
  const sources = uniqueSources([...(nearest ? [nearest.fact.source] : []), words.contactSource]);
  return { kind: "unknown", text: words.unknown, sources, near };
}

function talk(words: Assistant["words"], kind: PartKind): Composed {
  const base = { sources: [], near: [] };
  if (kind === "yes") {
    return { ...base, kind: "contact", text: words.contact, sources: [words.contactSource] };
  }
  if (
    kind === "question" ||
    kind === "injection" ||
    kind === "contact" ||
    kind === "out-of-scope"
  ) {
    return { ...base, kind: "unknown", text: words.unknown };
  }
  return { ...base, kind: "small-talk", text: words.smallTalk[kind] };
}

function uniqueSources(sources: readonly AnswerSource[]): AnswerSource[] {
  const seen = new Map(sources.map((source) => [source.href, source]));
  return [...seen.values()].slice(0, mostSources);
}
