import { standingLink, proposalStandingWords } from "../../../content/proposal.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useShownProposal } from "./proposal.ts";

/** In the place of the signature: why none is asked for. */
export function StandingPart({ state }: { state: keyof typeof proposalStandingWords }) {
  const { heading, text } = proposalStandingWords[state];
  const { reason } = useShownProposal().opened;
  return (
    <section className="horizon border-t border-line">
      <div className="page-gutter grid justify-items-start gap-6 py-[clamp(4rem,10vw,9rem)]">
        <h2 className="text-display">{heading}</h2>
        <p className="max-w-[48ch] text-lead">{text}</p>
        {reason !== null && (
          <blockquote
            dir="auto"
            className="max-w-prose border-l-2 border-amber pl-5 whitespace-pre-line"
          >
            {reason}
          </blockquote>
        )}
        <p className="px-1.5 print:hidden">
          <ButtonLink to={standingLink.to}>{standingLink.label}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
