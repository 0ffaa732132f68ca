import { useState } from "react";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CampaignFields } from "./campaign-fields.tsx";
import type { StudioCampaign } from "./read-campaigns.ts";

type CampaignFormProps = {
  campaign: StudioCampaign;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The form in its dialog. Each opening begins with what is stored then: a change from elsewhere takes no words away. */
export function EditCampaign({ campaign, open, onOpenChange, onSaved }: CampaignFormProps) {
  const [opening, setOpening] = useState({ count: 0, campaign });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening({ count: opening.count + 1, campaign });
  }
  return (
    <Dialog
      id="edit-campaign"
      title={studioCampaignWords.editTitle}
      open={open}
      onOpenChange={onOpenChange}
      closedby="closerequest"
    >
      {opening.count > 0 && (
        <CampaignFields
          key={opening.count}
          campaign={opening.campaign}
          onClose={() => onOpenChange(false)}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}
