import { readFileSync } from "node:fs";
import { z } from "zod";

/** One line of a set: a message or a conversation, and what makes the answer to its last message right. */
const questionSchema = z.object({
  /** One message, or a conversation of which the last message is judged. */
  ask: z.union([z.string(), z.array(z.string())]),
  kind: z.string(),
  /** Of which set of new questions it was, judged by hand before it came here. */
  set: z.string().optional(),
  /** All of these stand in a right answer. */
  says: z.array(z.string()),
  /** None of these does. */
  never: z.array(z.string()),
  page: z.string().optional(),
  /** About money: none of these may be answered wrongly. */
  price: z.boolean().default(false),
  expect: z.enum(["answer", "unknown", "either", "contact", "decline"]),
});

export type Question = z.infer<typeof questionSchema>;

/**
 * `develop` is for looking at, `choose` for thresholds alone, `frozen` for the figure that is published:
 * nobody reads its questions. `stranger` was written by two readers of the website who knew nothing else, and has been
 * looked at since; but its set `stranger-3` was written from the pages before the examples and rules it was asked of, and
 * has never been tuned on. `tuned` was written for the rules that the ranker has replaced.
 */
export const questionSets = ["develop", "choose", "frozen", "stranger", "tuned"] as const;
export type QuestionSet = (typeof questionSets)[number];

export function readQuestions(set: QuestionSet): Question[] {
  return readFileSync(new URL(`${set}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => questionSchema.parse(JSON.parse(line)));
}

export function messagesOf({ ask }: Question): readonly string[] {
  return typeof ask === "string" ? [ask] : ask;
}
