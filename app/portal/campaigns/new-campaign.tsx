import { useState } from "react";
import { campaignToasts, campaignWords, newCampaignWords } from "../../../content/campaigns.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { toast } from "../../components/ui/toast.ts";
import { usePortalData } from "../portal-data.ts";
import { NewCampaignForm } from "./new-campaign-form.tsx";
import { useNewCampaign } from "./use-new-campaign.ts";

/** The button, and the modal behind it. Escape keeps what was typed, Cancel throws it away. */
export function NewCampaign() {
  const { reload } = usePortalData();
  const [isOpen, setIsOpen] = useState(false);
  const form = useNewCampaign((title) => {
    setIsOpen(false);
    toast({ title: campaignToasts.created, description: newCampaignWords.created(title) });
    void reload("campaigns");
  });

  function change(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    if (isNowOpen) form.focusFirstField();
  }

  function cancel() {
    form.startAnew();
    setIsOpen(false);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {campaignWords.create}
      </Button>
      <Dialog
        id="new-campaign"
        title={newCampaignWords.title}
        description={newCampaignWords.description}
        open={isOpen}
        onOpenChange={change}
        // A click beside it is no decision about a form half filled in.
        closedby="closerequest"
        className="campaign-dialog"
      >
        <NewCampaignForm form={form} onCancel={cancel} />
      </Dialog>
    </>
  );
}
