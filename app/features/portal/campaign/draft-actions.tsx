import { useState } from "react";
import { draftActionWords as words } from "../../../../content/campaign.ts";
import { interfaceWords } from "../../../../content/interface.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { Button } from "../../../ui/button.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { CampaignLine } from "./campaign-parts.tsx";
import type { DraftAction } from "./draft-action.ts";

const fetchDialogs = async () => (await import("./draft-dialogs.tsx")).DraftDialogs;

/** A draft is its client's to change; the dialogs for it come when one is asked for. */
export function DraftActions({ campaign }: { campaign: Campaign }) {
  const [asked, setAsked] = useState<DraftAction | null>(null);
  const { Part: Dialogs, hasFailed, load } = usePart(fetchDialogs);

  function ask(action: DraftAction) {
    setAsked(action);
    if (!Dialogs) void load();
  }

  return (
    <CampaignLine>
      {(["edit", "delete"] as const).map((action) => (
        <Button
          key={action}
          variant="quiet"
          aria-haspopup="dialog"
          busy={asked === action && !Dialogs && !hasFailed}
          onClick={() => ask(action)}
        >
          {words[action]}
          <span className="sr-only"> {campaign.title}</span>
        </Button>
      ))}
      {hasFailed && <p role="alert">{interfaceWords.notLoaded}</p>}
      {Dialogs && <Dialogs campaign={campaign} asked={asked} onAsk={setAsked} />}
    </CampaignLine>
  );
}
