import { teachingWords } from "../../../../content/teaching.ts";
import type { TaughtAnswer } from "../../../../domain/teaching/taught-answer.ts";

type Written = Pick<TaughtAnswer, "questions" | "answer" | "page" | "updated_at">;

/** A module of `content/`, as anybody would write it there by hand. */
export function writeTaughtFile(answers: readonly Written[]): string {
  const entries = answers.map(
    ({ questions, answer, page, updated_at }) => `  {
    questions: [
${questions.map((question) => `      ${JSON.stringify(question)},`).join("\n")}
    ],
    answer: ${JSON.stringify(answer)},
    page: ${JSON.stringify(page)},
    written: ${JSON.stringify(updated_at.slice(0, 10))},
  },`,
  );
  return `/** ${teachingWords.taughtList}. */
export const taughtAnswers = [
${entries.join("\n")}
] as const;
`;
}
