import { campaignFieldWords, campaignTypeNames } from "../../../../content/campaign.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import type { CampaignField } from "../../../../domain/campaign/campaign-form.ts";
import { campaignForm } from "../../../../domain/campaign/parse-campaign.ts";
import { campaignTypes } from "../../../../domain/campaign/campaign.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ButtonRow, FieldPair, formStack } from "../parts/form-layout.tsx";
import type { StudioCampaign } from "./read-campaigns.ts";
import { updateCampaign } from "./save-campaign.ts";

type CampaignFieldsProps = {
  campaign: StudioCampaign;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function CampaignFields({ campaign, onClose, onSaved }: CampaignFieldsProps) {
  const form = useForm({
    schema: campaignForm,
    describe: describeAnyFaults,
    send: async (row) => {
      const message = await updateCampaign(campaign, row);
      return message === null ? undefined : { message };
    },
    onSent: () => {
      onClose();
      void onSaved();
    },
  });
  const fieldOf = (name: CampaignField) => ({
    form,
    name,
    ...campaignFieldWords[name],
    required: name === "title",
  });

  return (
    <form {...form.props} className={formStack}>
      {campaign.blockchain_verified && (
        <p className="text-mist">{studioCampaignWords.verifiedWarning}</p>
      )}
      <Field {...fieldOf("title")}>
        {(control) => <Input {...control} autoComplete="off" defaultValue={campaign.title} />}
      </Field>
      <FieldPair>
        <Field {...fieldOf("campaign_type")}>
          {(control) => (
            <Select {...control} defaultValue={campaign.campaign_type}>
              {campaignTypes.map((type) => (
                <option key={type} value={type}>
                  {campaignTypeNames[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field {...fieldOf("budget")}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={campaign.budget ?? ""}
            />
          )}
        </Field>
      </FieldPair>
      <FieldPair>
        <Field {...fieldOf("start_date")}>
          {(control) => <Input {...control} type="date" defaultValue={campaign.start_date ?? ""} />}
        </Field>
        <Field {...fieldOf("end_date")}>
          {(control) => <Input {...control} type="date" defaultValue={campaign.end_date ?? ""} />}
        </Field>
      </FieldPair>
      <Field {...fieldOf("description")}>
        {(control) => (
          <Textarea
            {...control}
            density="short"
            rows={4}
            defaultValue={campaign.description ?? ""}
          />
        )}
      </Field>
      <Field {...fieldOf("key_messages")}>
        {(control) => (
          <Textarea
            {...control}
            density="short"
            rows={4}
            defaultValue={campaign.key_messages.join("\n")}
          />
        )}
      </Field>
      <Field {...fieldOf("target_audience")}>
        {(control) => (
          <Input {...control} autoComplete="off" defaultValue={campaign.target_audience ?? ""} />
        )}
      </Field>
      {form.failure && (
        <Alert tone="danger" title={studioCampaignWords.notSaved}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <ButtonRow>
        <Button size="slim" type="submit" busy={form.isBusy}>
          {studioCampaignWords.save}
        </Button>
        <Button size="slim" variant="quiet" onClick={onClose}>
          {studioCampaignWords.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}
