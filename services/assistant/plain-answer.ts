import type { Answer } from "../../domain/assistant/answer-message.ts";

/** An answer that comes from people and not from what the assistant has found. */
export function plainAnswer(
  kind: Answer["kind"],
  text: string,
  sources: Answer["sources"] = [],
): Answer {
  return {
    kind,
    text,
    sources,
    cards: [],
    prices: [],
    near: [],
    isPriceTold: false,
    isUnsure: false,
    wantsPerson: false,
  };
}
