import {
  campaignToasts,
  campaignTypeNames,
  newCampaignWords,
} from "../../../../content/campaign.ts";
import { draftWords } from "../../../../content/draft-campaign.ts";
import { type Campaign, campaignTypes } from "../../../../domain/campaign/campaign.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { usePortalData } from "../portal-data.ts";
import { CampaignFormField } from "./campaign-form-field.tsx";
import { useCampaignForm } from "./use-campaign-form.ts";

type CampaignFormProps = {
  onClose: () => void;
  /** The draft to change; a new one is begun without it. */
  saved?: Campaign;
};

export function CampaignForm({ onClose, saved }: CampaignFormProps) {
  const { reload } = usePortalData();
  const form = useCampaignForm(saved, (title) => {
    onClose();
    toast(
      saved
        ? { title: draftWords.saved, description: draftWords.savedLine(title) }
        : { title: campaignToasts.created, description: newCampaignWords.created(title) },
    );
    void reload("campaigns");
  });

  function cancel() {
    form.startAnew();
    onClose();
  }

  return (
    <form {...form.form} className="campaign-form">
      <CampaignFormField form={form} name="title" required>
        {(control) => <Input {...control} defaultValue={saved?.title} autoComplete="off" />}
      </CampaignFormField>
      <CampaignFormField form={form} name="campaign_type" required>
        {(control) => (
          <Select {...control} defaultValue={saved?.campaign_type ?? ""}>
            <option value="" disabled>
              {newCampaignWords.choose}
            </option>
            {campaignTypes.map((type) => (
              <option key={type} value={type}>
                {campaignTypeNames[type]}
              </option>
            ))}
          </Select>
        )}
      </CampaignFormField>
      <CampaignFormField form={form} name="description">
        {(control) => <Textarea {...control} defaultValue={saved?.description ?? ""} rows={4} />}
      </CampaignFormField>
      <CampaignFormField form={form} name="key_messages">
        {(control) => (
          <Textarea {...control} defaultValue={saved?.key_messages.join("\n")} rows={4} />
        )}
      </CampaignFormField>
      <CampaignFormField form={form} name="target_audience" isWide>
        {(control) => (
          <Input {...control} defaultValue={saved?.target_audience ?? ""} autoComplete="off" />
        )}
      </CampaignFormField>
      <CampaignFormField form={form} name="budget">
        {(control) => (
          <Input
            {...control}
            defaultValue={saved?.budget ?? ""}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </CampaignFormField>
      <div className="campaign-form-dates">
        <CampaignFormField form={form} name="start_date">
          {(control) => <Input {...control} defaultValue={saved?.start_date ?? ""} type="date" />}
        </CampaignFormField>
        <CampaignFormField form={form} name="end_date">
          {(control) => <Input {...control} defaultValue={saved?.end_date ?? ""} type="date" />}
        </CampaignFormField>
      </div>
      {form.failure && (
        <Alert
          tone="danger"
          title={saved ? draftWords.notSaved : newCampaignWords.failed}
          className="campaign-form-wide"
        >
          <p>{form.failure}</p>
        </Alert>
      )}
      <div className="campaign-form-actions">
        <Button variant="secondary" onClick={cancel}>
          {newCampaignWords.cancel}
        </Button>
        <Button type="submit" busy={form.isSaving}>
          {saved ? draftWords.save : newCampaignWords.create}
        </Button>
      </div>
    </form>
  );
}
