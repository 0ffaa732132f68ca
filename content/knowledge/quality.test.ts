import { describe, expect, it } from "vitest";
import { heldOutQuestions } from "../../bench/assistant/held-out-questions.ts";
import { moreQuestions } from "../../bench/assistant/more-questions.ts";
import { questions } from "../../bench/assistant/questions.ts";
import {
  countVerdict,
  inGroup,
  meanScore,
  runQuestions,
  wrongOnPrices,
} from "../../bench/assistant/run-questions.ts";
import { createAssistant } from "../../domain/assistant/assistant.ts";
import { assistantWords } from "../assistant.ts";
import { knowledge } from "./index.ts";

const assistant = createAssistant(knowledge, assistantWords);

describe.each([
  ["the questions", questions],
  ["more questions", moreQuestions],
  ["the questions kept out of the tuning", heldOutQuestions],
])("%s", (_name, asked) => {
  const outcomes = runQuestions(assistant, asked);

  it("are answered well on the whole", () => {
    expect(meanScore(outcomes)).toBeGreaterThanOrEqual(0.8);
  });

  it("about money are never answered wrongly", () => {
    expect(wrongOnPrices(outcomes).map(({ answer }) => answer.text)).toEqual([]);
  });

  it("are answered in few words, with a page to read", () => {
    for (const { answer } of outcomes) {
      expect(answer.text.split(/\s+/).length, answer.text).toBeLessThanOrEqual(110);
      if (answer.kind === "answer") expect(answer.sources, answer.text).not.toEqual([]);
    }
  });
});

it("knows what it does not know", () => {
  const unanswerable = inGroup(
    runQuestions(assistant, [...questions, ...moreQuestions]),
    "unanswerable",
  );
  expect(countVerdict(unanswerable, "wrong") / unanswerable.length).toBeLessThanOrEqual(0.05);
});
