import { useMemo, useState } from "react";
import { treatOffer } from "../../../domain/billing/choose-treatment.ts";
import type { OpenedProposal } from "../../../domain/proposal/answers.ts";
import { sumProposal } from "../../../domain/proposal/sum-proposal.ts";
import { AgreedOpening } from "./agreed-opening.tsx";
import { ChapterNavigation } from "./chapter/chapter-navigation.tsx";
import { Chapters } from "./chapter/chapters.tsx";
import { ProposalOpening } from "./proposal-opening.tsx";
import { ProposalContext } from "./proposal.ts";
import { readTypedCountry } from "./sign/sign-draft.ts";
import { SignPart } from "./sign/sign-part.tsx";
import { StandingPart } from "./standing-part.tsx";
import { TotalBar } from "./total-bar.tsx";
import { useChosen } from "./use-chosen.ts";
import { WholeThread } from "./whole-thread.tsx";

type ProposalViewProps = {
  token: string;
  opened: OpenedProposal;
  /** In the studio, before it is sent: everything is to be seen, and nothing to be sent. */
  isPreview?: boolean;
};

/** One version, from its first shot to the signature, or to what came of it. */
export function ProposalScreen({ token, opened, isPreview = false }: ProposalViewProps) {
  const { chosen, choose } = useChosen(opened);
  const { content, billing, state } = opened;
  const [country, setCountry] = useState(() => readTypedCountry(opened));
  const treatment = billing?.treatment ?? treatOffer(content, country);
  const isOpen = state === "sent";
  const shown = useMemo(
    () => ({
      token,
      opened,
      chosen,
      choose,
      treatment,
      setCountry,
      sums: sumProposal(content, chosen, treatment),
      isOpen,
      isPreview,
      canAsk: isOpen || state === "declined" || state === "expired",
    }),
    [token, opened, chosen, choose, content, treatment, isOpen, isPreview, state],
  );
  return (
    <ProposalContext value={shown}>
      <article
        data-print-alone=""
        className="wrap-anywhere print:[page:sheet] [&_button]:wrap-normal"
      >
        {opened.signed ? <AgreedOpening signed={opened.signed} /> : <ProposalOpening />}
        <div className="page-gutter relative lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-[clamp(3rem,7vw,9rem)]">
          <ChapterNavigation />
          <Chapters />
          {isOpen && <TotalBar />}
        </div>
        <WholeThread />
        {isOpen && <SignPart />}
        {state !== "sent" && state !== "accepted" && <StandingPart state={state} />}
      </article>
    </ProposalContext>
  );
}
