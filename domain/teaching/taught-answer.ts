import * as z from "zod/mini";
import { requiredText } from "../field/text.ts";

const mostQuestions = 20;
export const longestTaughtAnswer = 2000;

/** What the studio has taught the assistant, as a row of `taught_answers`. */
export const taughtAnswer = z.object({
  id: z.string(),
  questions: z.array(z.string()),
  answer: z.string(),
  /** The page that says so; null where it is the studio's word. */
  page: z.nullable(z.string()),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type TaughtAnswer = z.infer<typeof taughtAnswer>;

/** As it is typed: a question a line, and the path of a page or nothing. */
export const teachingSchema = z.object({
  questions: z.pipe(
    requiredText("message-missing", { name: "message", longest: 8000, hasLines: true }),
    z.transform((lines) =>
      lines
        .split("\n")
        .map((line) => line.trim().slice(0, 400))
        .filter((line) => line !== "")
        .slice(0, mostQuestions),
    ),
  ),
  answer: requiredText("answer-missing", {
    name: "answer",
    longest: longestTaughtAnswer,
    hasLines: true,
  }),
  page: z.string(),
});
