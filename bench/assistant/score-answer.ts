import type { Answer } from "../../domain/assistant/answer-message.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import type { Expectation } from "./question.ts";

export type Verdict = "right" | "partial" | "abstained" | "wrong";

export const points: Record<Verdict, number> = { right: 1, partial: 0.5, abstained: 0, wrong: -1 };

type Judged = Pick<Answer, "kind" | "text" | "sources">;

export function scoreAnswer(answer: Judged, expected: Expectation): Verdict {
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
