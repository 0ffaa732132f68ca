import { formatLongDay } from "../../../content/dates.ts";
import {
  formatOffer,
  proposalWords as words,
  proposalStandingWords,
} from "../../../content/proposal.ts";
import { Button } from "../../ui/button.tsx";
import { headingId, listChapters } from "./chapter/chapter.ts";
import { describeChanges } from "./describe-changes.ts";
import { Credits } from "./credits.tsx";
import { goTo } from "./go-to.ts";
import { OpeningFrame } from "./opening-frame.tsx";
import { PaperButtons } from "./paper-buttons.tsx";
import { useShownProposal } from "./proposal.ts";

/** The title over the first shot, and below it who made it, for whom, and how long it holds. */
export function ProposalOpening() {
  const { opened } = useShownProposal();
  const { content, amends, number, sent_at, state } = opened;
  const standing =
    state === "sent" || state === "accepted" ? undefined : proposalStandingWords[state];
  const [first] = listChapters(opened);
  return (
    <OpeningFrame
      eyebrow={(amends ? words.changeEyebrow : words.eyebrow)(content.client_name)}
      heading={content.title}
      lead={
        standing
          ? `${standing.heading} ${standing.text}`
          : [
              amends && words.amends(amends.title, formatOffer(amends.net_pence)),
              describeChanges(opened),
            ]
              .filter(Boolean)
              .join(" ")
      }
      actions={
        <>
          <Button onClick={() => first && goTo(headingId(first))}>{words.begin}</Button>
          <PaperButtons />
        </>
      }
    >
      <Credits
        entries={[
          [words.credits.forWhom, `${content.recipient_name}, ${content.client_name}`],
          [words.credits.byWhom, words.seller],
          [words.credits.valid, formatLongDay(content.valid_until)],
          [words.credits.version, words.versionSent(number, sent_at)],
        ]}
      />
    </OpeningFrame>
  );
}
