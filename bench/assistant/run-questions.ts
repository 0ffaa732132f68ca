import { answerMessage, type Answer } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import { messagesOf, type Question, type QuestionGroup } from "./question.ts";
import { points, scoreAnswer, type Verdict } from "./score-answer.ts";

export type Outcome = {
  question: Question;
  answer: Answer;
  verdict: Verdict;
  milliseconds: number;
};

/** The time is the best of `rounds`: what a busy machine adds is not the assistant's. */
export function runQuestions(
  assistant: Assistant,
  questions: readonly Question[],
  rounds = 1,
): Outcome[] {
  return questions.map((question) => {
    const messages = messagesOf(question);
    const ask = () => answerMessage(assistant, messages.at(-1) ?? "", messages.slice(0, -1));
    const answer = ask();
    const times = Array.from({ length: rounds }, () => measure(ask));
    const verdict = scoreAnswer(answer, question);
    return { question, answer, verdict, milliseconds: Math.min(...times) };
  });
}

function measure(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

export function meanScore(outcomes: readonly Outcome[]): number {
  const sum = outcomes.reduce((total, { verdict }) => total + points[verdict], 0);
  return sum / outcomes.length;
}

export function inGroup(outcomes: readonly Outcome[], group: QuestionGroup): Outcome[] {
  return outcomes.filter(({ question }) => question.group === group);
}

export function countVerdict(outcomes: readonly Outcome[], verdict: Verdict): number {
  return outcomes.filter((outcome) => outcome.verdict === verdict).length;
}

export function wrongOnPrices(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ question, verdict }) => question.price && verdict === "wrong");
}

/** The time within which 95 of 100 answers were there. */
export function slowest5Percent(outcomes: readonly Outcome[]): number {
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}
