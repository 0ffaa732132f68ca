import { useState } from "react";
import { campaignWords, newCampaignWords } from "../../../content/campaigns.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { usePart } from "../../components/use-part.ts";

const fetchForm = async () => (await import("./new-campaign-form.tsx")).NewCampaignForm;

/** The button, and the modal behind it. Escape keeps what was typed, Cancel throws it away. */
export function NewCampaign() {
  const [isOpen, setIsOpen] = useState(false);
  // What the dialog itself says: only then can anything in it have the focus.
  const [isShown, setIsShown] = useState(false);
  const { Part: Form, hasFailed, load } = usePart(fetchForm);

  function open() {
    setIsOpen(true);
    if (!Form) void load();
  }

  function change(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    setIsShown(isNowOpen);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
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
        {Form && <Form isShown={isShown} onClose={() => setIsOpen(false)} />}
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
