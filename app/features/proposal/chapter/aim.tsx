import { cx } from "../../../ui/cx.ts";
import { useShownProposal } from "../proposal.ts";

/** As long as this it can be said aloud, and is set as if it were. */
const spokenLength = 360;

export function Aim() {
  const { aim } = useShownProposal().opened.content;
  const isSpoken = aim.length <= spokenLength;
  return (
    <p
      className={cx(
        "whitespace-pre-line print:max-w-none print:text-print-lead",
        isSpoken
          ? "max-w-[30ch] font-display text-statement/[1.22] font-[350] font-stretch-112% tracking-[-0.015em]"
          : "max-w-[58ch] text-lead",
      )}
    >
      {aim}
    </p>
  );
}
