import { useState } from "react";
import { campaignStatusNames } from "../../../../content/campaign.ts";
import {
  campaignMoveAgain,
  campaignMoveQuestions,
  campaignMoveWords,
  studioCampaignWords,
} from "../../../../content/studio-campaign.ts";
import { nextCampaignStatuses } from "../../../../domain/campaign/next-statuses.ts";
import type { CampaignStatus } from "../../../../domain/campaign/campaign.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WorkMoves } from "../parts/work.tsx";
import type { StudioCampaign } from "./read-campaigns.ts";
import { updateCampaign } from "./save-campaign.ts";

type CampaignMovesProps = { campaign: StudioCampaign; onMoved: () => Promise<void> };

/** The states that can follow, the usual one first. */
export function CampaignMoves({ campaign, onMoved }: CampaignMovesProps) {
  const { status, title } = campaign;
  const [moving, setMoving] = useState<CampaignStatus | null>(null);
  const [asked, setAsked] = useState<CampaignStatus | null>(null);
  const question = asked && campaignMoveQuestions[asked];

  async function move(to: CampaignStatus) {
    setMoving(to);
    const failure = await updateCampaign(campaign, { status: to });
    if (failure === null) {
      const words = campaignStatusNames[to].toLowerCase();
      toast({ title, description: studioCampaignWords.moved(words) });
    } else {
      toast({
        title: studioCampaignWords.moveFailed,
        description: failure,
        variant: "destructive",
      });
    }
    await onMoved();
    setMoving(null);
  }

  const nameMove = (to: CampaignStatus) =>
    status === "completed" ? campaignMoveAgain : campaignMoveWords[to];
  /** A draft that is activated here was not paid for here. */
  const isAsked = (to: CampaignStatus) =>
    to === "cancelled" || (to === "active" && status === "draft");

  return (
    <WorkMoves label={studioCampaignWords.state}>
      {nextCampaignStatuses[status].map((to, index) => (
        <Button
          key={to}
          size="slim"
          variant={index === 0 ? "secondary" : "quiet"}
          busy={moving === to}
          onClick={() => (isAsked(to) ? setAsked(to) : void move(to))}
        >
          {nameMove(to)}
        </Button>
      ))}
      <ConfirmDialog
        id="move-campaign"
        title={question?.title ?? ""}
        text={question?.text ?? ""}
        action={asked ? nameMove(asked) : ""}
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={async () => {
          if (asked) await move(asked);
        }}
        isDestructive={asked === "cancelled"}
      />
    </WorkMoves>
  );
}
