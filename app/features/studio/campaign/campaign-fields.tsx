import type { ReactNode } from "react";
import { campaignFieldWords, campaignTypeNames } from "../../../../content/campaign.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { type CampaignField, campaignFields } from "../../../../domain/campaign/campaign-form.ts";
import { parseCampaign } from "../../../../domain/campaign/parse-campaign.ts";
import { campaignTypes } from "../../../../domain/campaign/campaign.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { type ControlProps, Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useRowForm } from "../parts/use-row-form.ts";
import type { StudioCampaign } from "./read-campaigns.ts";
import { updateCampaign } from "./save-campaign.ts";

type CampaignFieldsProps = {
  campaign: StudioCampaign;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

type NamedControl = ControlProps & { name: CampaignField; onInput: () => void };

export function CampaignFields({ campaign, onClose, onSaved }: CampaignFieldsProps) {
  const form = useRowForm({
    fields: campaignFields,
    parse: (typed) => {
      const parsed = parseCampaign(typed);
      return "campaign" in parsed ? { row: parsed.campaign } : parsed;
    },
    save: (row) => updateCampaign(campaign, row),
    onSaved: () => {
      onClose();
      void onSaved();
    },
  });

  function field(name: CampaignField, children: (control: NamedControl) => ReactNode) {
    const { label, hint } = campaignFieldWords[name];
    return (
      <Field label={label} hint={hint} error={form.errors[name]} required={name === "title"}>
        {(control) => children({ ...control, name, onInput: () => form.clearError(name) })}
      </Field>
    );
  }

  return (
    <form {...form.form} className="studio-form">
      {campaign.blockchain_verified && (
        <p className="text-mist">{studioCampaignWords.verifiedWarning}</p>
      )}
      {field("title", (control) => (
        <Input {...control} autoComplete="off" defaultValue={campaign.title} />
      ))}
      <div className="studio-form-pair">
        {field("campaign_type", (control) => (
          <Select {...control} defaultValue={campaign.campaign_type}>
            {campaignTypes.map((type) => (
              <option key={type} value={type}>
                {campaignTypeNames[type]}
              </option>
            ))}
          </Select>
        ))}
        {field("budget", (control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={campaign.budget ?? ""}
          />
        ))}
      </div>
      <div className="studio-form-pair">
        {field("start_date", (control) => (
          <Input {...control} type="date" defaultValue={campaign.start_date ?? ""} />
        ))}
        {field("end_date", (control) => (
          <Input {...control} type="date" defaultValue={campaign.end_date ?? ""} />
        ))}
      </div>
      {field("description", (control) => (
        <Textarea {...control} rows={4} defaultValue={campaign.description ?? ""} />
      ))}
      {field("key_messages", (control) => (
        <Textarea {...control} rows={4} defaultValue={campaign.key_messages.join("\n")} />
      ))}
      {field("target_audience", (control) => (
        <Input {...control} autoComplete="off" defaultValue={campaign.target_audience ?? ""} />
      ))}
      {form.failure && (
        <Alert tone="danger" title={studioCampaignWords.notSaved}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <div className="studio-confirm">
        <Button type="submit" busy={form.isSaving}>
          {studioCampaignWords.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {studioCampaignWords.cancel}
        </Button>
      </div>
    </form>
  );
}
