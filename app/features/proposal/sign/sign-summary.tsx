import { formatLongDay } from "../../../../content/dates.ts";
import { formatOffer, proposalWords, signWords as words } from "../../../../content/proposal.ts";
import { useShownProposal } from "../proposal.ts";

/** What lies on the table, as a slate has it: which paper, until when, and what follows at once. */
export function SignSummary() {
  const { opened, sums } = useShownProposal();
  const { content, number } = opened;
  const atOnce = sums.instalments
    .filter(({ trigger }) => trigger === "signing")
    .reduce((sum, { total_pence }) => sum + total_pence, 0);
  const facts = [
    [words.paper, content.title],
    [proposalWords.credits.version, String(number)],
    [proposalWords.credits.valid, formatLongDay(content.valid_until)],
    [words.atOnce, atOnce > 0 ? formatOffer(atOnce) : words.nothingAtOnce],
  ] as const;
  return (
    <dl className="border-b border-edge">
      {facts.map(([term, detail]) => (
        <div
          key={term}
          className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-2.5 first:border-edge"
        >
          <dt className="text-small text-mist">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
