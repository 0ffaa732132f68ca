import { useState } from "react";
import { flushSync } from "react-dom";
import { draftWords } from "../../../../content/draft-campaign.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { usePortalData } from "../portal-data.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { newCampaignButton } from "./new-campaign.tsx";
import { deleteCampaign } from "./save-campaign.ts";
import type { DraftAction } from "./draft-action.ts";

type DraftDialogsProps = {
  campaign: Campaign;
  asked: DraftAction | null;
  onAsk: (action: DraftAction | null) => void;
};

export function DraftDialogs({ campaign, asked, onAsk }: DraftDialogsProps) {
  const { reload } = usePortalData();
  const { id, title } = campaign;
  // Escape keeps what was typed; Cancel, and a draft that is saved, begin anew from what is stored.
  const [isKept, setIsKept] = useState(false);

  function finish() {
    setIsKept(false);
    onAsk(null);
  }

  async function remove() {
    const outcome = await deleteCampaign(id);
    if (outcome.is === "saved") {
      await reload("campaigns");
      toast({ title: draftWords.deleted });
      // Nothing behind an open dialog can take the focus.
      flushSync(() => onAsk(null));
      document.getElementById(newCampaignButton)?.focus();
      return;
    }
    const description = outcome.is === "offline" ? draftWords.offline : outcome.reason;
    toast({ title: draftWords.notDeleted, description, variant: "destructive" });
  }

  return (
    <>
      <Dialog
        id={`edit-${id}`}
        title={draftWords.editTitle}
        description={draftWords.editText}
        open={asked === "edit"}
        onOpenChange={(isOpen) => {
          if (isOpen) setIsKept(true);
          else onAsk(null);
        }}
        closedby="closerequest"
        className="w-[min(52rem,100%-1.5rem)]"
      >
        {(isKept || asked === "edit") && <CampaignForm onClose={finish} saved={campaign} />}
      </Dialog>
      <ConfirmDialog
        id={`delete-${id}`}
        title={draftWords.deleteTitle}
        text={draftWords.deleteText(title)}
        action={draftWords.delete}
        open={asked === "delete"}
        onOpenChange={(isOpen) => {
          if (!isOpen) onAsk(null);
        }}
        onConfirm={remove}
      />
    </>
  );
}
