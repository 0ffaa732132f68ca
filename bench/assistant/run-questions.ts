import { answerMessage, type Answer } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import { messagesOf, type Question, type QuestionGroup, type Expectation } from "./question.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";

const points: Record<Verdict, number> = { right: 1, partial: 0.5, abstained: 0, wrong: -1 };

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

type Verdict = "right" | "partial" | "abstained" | "wrong";

type Judged = Pick<Answer, "kind" | "text" | "sources">;

function scoreAnswer(answer: Judged, expected: Expectation): Verdict {
  const { all = [], none = [], source, abstain, mayAbstain, lead } = expected;
  if (none.some((pattern) => pattern.test(answer.text))) return "wrong";
  const declines = answer.kind === "unknown" || answer.kind === "out-of-scope";
  if (abstain) return declines || mayAbstain ? "right" : "wrong";
  if (lead && !asksForLead(answer.text)) return "wrong";
  const met = all.filter((pattern) => pattern.test(answer.text)).length;
  if (met === all.length) {
    const hasSource =
      source === undefined || answer.sources.some(({ href }) => leadsTo(href, source));
    return hasSource ? "right" : "partial";
  }
  if (met * 2 >= all.length) return "partial";
  return declines ? "abstained" : "wrong";
}

function leadsTo(href: string, page: string): boolean {
  return href === page || href.startsWith(`${page}#`);
}
