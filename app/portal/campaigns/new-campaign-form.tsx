import { campaignTypeNames, newCampaignWords } from "../../../content/campaigns.ts";
import { campaignTypes } from "../../../domain/portal/campaign.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Select } from "../../components/ui/select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { CampaignFormField } from "./campaign-form-field.tsx";
import type { NewCampaignForm as Form } from "./use-new-campaign.ts";

type NewCampaignFormProps = { form: Form; onCancel: () => void };

export function NewCampaignForm({ form, onCancel }: NewCampaignFormProps) {
  return (
    <form {...form.form} className="campaign-form">
      <CampaignFormField form={form} name="title" required>
        {(control) => <Input {...control} autoComplete="off" />}
      </CampaignFormField>
      <CampaignFormField form={form} name="campaign_type" required>
        {(control) => (
          <Select {...control} defaultValue="">
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
        {(control) => <Textarea {...control} rows={4} />}
      </CampaignFormField>
      <CampaignFormField form={form} name="key_messages">
        {(control) => <Textarea {...control} rows={4} />}
      </CampaignFormField>
      <CampaignFormField form={form} name="target_audience" isWide>
        {(control) => <Input {...control} autoComplete="off" />}
      </CampaignFormField>
      <CampaignFormField form={form} name="budget">
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </CampaignFormField>
      <div className="campaign-form-dates">
        <CampaignFormField form={form} name="start_date">
          {(control) => <Input {...control} type="date" />}
        </CampaignFormField>
        <CampaignFormField form={form} name="end_date">
          {(control) => <Input {...control} type="date" />}
        </CampaignFormField>
      </div>
      {form.failure && (
        <Alert tone="danger" title={newCampaignWords.failed} className="campaign-form-wide">
          <p>{form.failure}</p>
        </Alert>
      )}
      <div className="campaign-form-actions">
        <Button variant="secondary" onClick={onCancel}>
          {newCampaignWords.cancel}
        </Button>
        <Button type="submit" busy={form.isCreating}>
          {newCampaignWords.create}
        </Button>
      </div>
    </form>
  );
}
