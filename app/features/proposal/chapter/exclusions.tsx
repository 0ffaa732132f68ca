import { blockWords } from "../../../../content/proposal.ts";
import { useShownProposal } from "../proposal.ts";

export function Exclusions() {
  const { exclusions } = useShownProposal().opened.content;
  return (
    <>
      <p className="mb-6 max-w-prose text-lead text-mist">{blockWords.exclusionsLead}</p>
      <ul className="grid max-w-prose gap-3">
        {Array.from(exclusions.entries(), ([place, each]) => (
          <li key={place} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="text-edge">
              —
            </span>
            {each}
          </li>
        ))}
      </ul>
    </>
  );
}
