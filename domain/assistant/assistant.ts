import type { Knowledge } from "./fact.ts";
import { buildIndex, type KnowledgeIndex } from "./knowledge-index.ts";
import type { AnswerSource } from "./protocol.ts";
import type { PartKind } from "./recognise-part.ts";

/** What the assistant says when it is not telling a fact. */
export type AssistantWords = {
  smallTalk: Record<
    Exclude<PartKind, "question" | "injection" | "contact" | "out-of-scope" | "yes">,
    string
  >;
  contact: string;
  contactSource: AnswerSource;
  refusal: string;
  outOfScope: string;
  unknown: string;
  /** About a thing it knows, but not this of it. */
  unknownOf: (name: string) => string;
  /** After the parts it could answer. */
  restUnknown: string;
  prices: string;
  pricesSource: AnswerSource;
};

export type Assistant = { index: KnowledgeIndex; words: AssistantWords };

export function createAssistant(knowledge: Knowledge, words: AssistantWords): Assistant {
  return { index: buildIndex(knowledge), words };
}
