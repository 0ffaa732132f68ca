import { deliverableStatusWords, replacedWord } from "../../../content/deliverable.ts";
import type { VersionOutcome } from "../../../domain/deliverable/review-rules.ts";

const colours: Partial<Record<VersionOutcome, string>> = {
  delivered: "text-amber-bright",
  changes_requested: "text-info",
  approved: "text-success",
};

export function StatusWord({ status }: { status: VersionOutcome }) {
  const word = status === "replaced" ? replacedWord : deliverableStatusWords[status];
  return <span className={colours[status]}>{word}</span>;
}
