import { answerMessage, type Answer } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { messagesOf, type Question } from "./question.ts";

/** "half": some of what was asked, and nothing else; "sure": answered where it should have said that it does not know. */
export type Verdict = "right" | "half" | "wrong" | "unknown" | "sure";

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
    const times = Array.from({ length: rounds }, () => measure(ask));
    const answer = ask();
    return { question, answer, verdict: judge(answer, question), milliseconds: Math.min(...times) };
  });
}

function measure(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

export function countVerdict(outcomes: readonly Outcome[], verdict: Verdict): number {
  return outcomes.filter((outcome) => outcome.verdict === verdict).length;
}

/** Answered, and not with what the site says: to leave something out, or to say that one does not know, is no wrong price. */
export function wrongOnPrices(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(
    ({ question, verdict }) => question.price && (verdict === "wrong" || verdict === "sure"),
  );
}

/** The time within which 95 of 100 answers were there. */
export function slowest5Percent(outcomes: readonly Outcome[]): number {
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

type Judged = Pick<Answer, "kind" | "text" | "sources">;

function judge(answer: Judged, { says, never, expect }: Question): Verdict {
  const stands = (pattern: string) => new RegExp(pattern, "i").test(answer.text);
  const isTold = answer.kind === "answer" || answer.kind === "partial";
  const offersPerson =
    asksForLead(answer.text) || answer.sources.some(({ href }) => href === "/contact");
  if (never.some(stands)) return isTold && expect !== "answer" ? "sure" : "wrong";
  if (expect === "contact") return offersPerson ? "right" : isTold ? "wrong" : "unknown";
  if (expect === "decline" || expect === "unknown") return isTold ? "sure" : "right";
  if (expect === "either" && !isTold) return "right";
  if (says.every(stands)) return "right";
  if (answer.kind !== "answer") return "unknown";
  return says.some(stands) ? "half" : "wrong";
}
