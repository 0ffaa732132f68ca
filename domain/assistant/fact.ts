import type { AnswerCard, AnswerPrice, AnswerSource } from "./protocol.ts";

/** A thing visitors ask about by name: a package, a service, a case study. */
export type Subject = {
  id: string;
  /** Things of one kind can take each other's place in a follow-up: "and the pro one?" */
  kind: string;
  names: readonly string[];
  /** The subject whose facts speak of this one too. */
  partOf?: string;
  /** The one before it, where things of a kind come in an order: "and the next?" */
  follows?: string;
  /** What it costs where that is fixed, or at the least costs a month. */
  pounds?: number;
  /** One of many: beside it, facts of the others are hardly meant. */
  isParticular?: true;
};

/** One thing the assistant can say. */
export type Fact = {
  id: string;
  /** The subject it belongs to; without one it is about the studio as a whole. */
  about?: string;
  /** The subject that it brings up: what is asked next is about that. */
  leadsTo?: string;
  /** What of the subject it tells; facts of one kind of subject share their aspects. */
  aspect: string;
  answer: string;
  source: AnswerSource;
  /** Something the site does not say: the answer admits it. */
  isGap?: true;
  /** The kind of the subjects that it tells of together: "the middle one" is then one of these. */
  lists?: string;
  /** What it lists by name, in order: "the second one" is then the second of these. */
  items?: readonly string[];
  /** Work to show beside it. */
  cards?: readonly AnswerCard[];
  /** Prices to set out beside it. */
  prices?: readonly AnswerPrice[];
};

export type Knowledge = { subjects: readonly Subject[]; facts: readonly Fact[] };
