import type { Answer } from "./answer-message.ts";

export type ModelMessage = { role: "system" | "user" | "assistant"; content: string };

/** What a model says that finds nothing in the passages. */
export const modelDoesNotKnow = "UNKNOWN";

const mostPassages = 8;
const longestPassage = 1200;
const mostTurns = 6;
const longestTurn = 600;

export type EarlierMessage = { text: string; isUser: boolean };

type Prompt = {
  /** What the model is told to do and not to do, a line each. */
  rules: readonly string[];
  answer: Answer;
  earlier: readonly EarlierMessage[];
  message: string;
};

/** The passages a model may draw on: the facts nearest to the question. */
export function passagesOf({ near, text, kind }: Answer): string[] {
  const passages = near
    .filter(({ isGap }) => !isGap)
    .slice(0, mostPassages)
    .map(({ source, answer }) => `${source.title}: ${answer.slice(0, longestPassage)}`);
  // Beside what it does not know an answer has words of the visitor's, and these are no grounds.
  return kind === "answer" ? [text, ...passages] : passages;
}

export function buildPrompt({ rules, answer, earlier, message }: Prompt): ModelMessage[] {
  const passages = passagesOf(answer).map((passage, place) => `[${place + 1}] ${passage}`);
  return [
    { role: "system", content: `${rules.join("\n")}\n\nPassages:\n${passages.join("\n")}` },
    ...earlier.slice(-mostTurns).map(({ text, isUser }): ModelMessage => ({
      role: isUser ? "user" : "assistant",
      content: text.slice(0, longestTurn),
    })),
    { role: "user", content: message },
  ];
}

/**
 * Prices that are known are told as they are written, without a detour; small talk, refusals and invitations
 * have their words already.
 */
export function isForModel({ kind, isPriceTold }: Answer): boolean {
  return (kind === "answer" || kind === "partial" || kind === "unknown") && !isPriceTold;
}
