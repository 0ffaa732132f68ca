import { proposalStateWords } from "../../../../content/studio-proposal.ts";
import type { ProposalState } from "../../../../domain/proposal/proposal-state.ts";
import { cx } from "../../../ui/cx.ts";

/** An outline where it waits, lit where somebody has decided. */
const lights: Partial<Record<ProposalState, string>> = {
  sent: "before:border-info",
  accepted: "before:border-success before:bg-success",
  declined: "before:border-danger before:bg-danger",
  expired: "before:border-amber",
};

/** How a proposal stands: the word, with a light before it. */
export function ProposalStateMark({ state }: { state: ProposalState }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 text-paper before:size-1.75 before:flex-none before:rounded-round before:border",
        lights[state] ?? "before:border-edge",
      )}
    >
      {proposalStateWords[state]}
    </span>
  );
}
