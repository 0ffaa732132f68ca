import { standingLink, proposalStandingWords } from "../../../content/proposal.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

/** In the place of the signature: why none is asked for. */
export function StandingPart({ state }: { state: keyof typeof proposalStandingWords }) {
  const { heading, text } = proposalStandingWords[state];
  return (
    <section className="horizon border-t border-line">
      <div className="page-gutter grid justify-items-start gap-6 py-[clamp(4rem,10vw,9rem)]">
        <h2 className="text-display">{heading}</h2>
        <p className="max-w-[48ch] text-lead">{text}</p>
        <p className="px-1.5 print:hidden">
          <ButtonLink to={standingLink.to}>{standingLink.label}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
