import { useState } from "react";
import { campaignWords, newCampaignWords } from "../../../../content/campaign.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePart } from "../../../ui/use-part.ts";

/** Where the focus goes when the draft it was on is gone. */
export const newCampaignButton = "begin-campaign";

const fetchForm = async () => (await import("./campaign-form.tsx")).CampaignForm;

/** The button, and the modal behind it. Escape keeps what was typed, Cancel throws it away. */
export function NewCampaign() {
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Form, hasFailed, load } = usePart(fetchForm);

  function open() {
    setIsOpen(true);
    if (!Form) void load();
  }

  return (
    <>
      <Button id={newCampaignButton} aria-haspopup="dialog" onClick={open}>
        {campaignWords.create}
      </Button>
      <Dialog
        id="new-campaign"
        title={newCampaignWords.title}
        description={newCampaignWords.description}
        open={isOpen}
        onOpenChange={setIsOpen}
        // A click beside it is no decision about a form half filled in.
        closedby="closerequest"
        className="w-[min(52rem,100%-1.5rem)]"
      >
        {Form && <Form onClose={() => setIsOpen(false)} />}
        {!Form && !hasFailed && <Spinner label={newCampaignWords.loading} className="text-mist" />}
        {!Form && hasFailed && (
          <div role="alert" className="grid justify-items-start gap-6">
            <p>{newCampaignWords.notLoaded}</p>
            <Button variant="secondary" onClick={() => void load()}>
              {newCampaignWords.tryAgain}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
