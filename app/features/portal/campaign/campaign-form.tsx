import {
  campaignFieldWords,
  campaignToasts,
  campaignTypeNames,
  newCampaignWords,
} from "../../../../content/campaign.ts";
import { draftWords } from "../../../../content/draft-campaign.ts";
import { type Campaign, campaignTypes } from "../../../../domain/campaign/campaign.ts";
import type { CampaignField } from "../../../../domain/campaign/campaign-form.ts";
import { campaignForm } from "../../../../domain/campaign/parse-campaign.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useCompany } from "../company/company.ts";
import { usePortalData } from "../portal-data.ts";
import { createCampaign, editCampaign, type SaveOutcome } from "./save-campaign.ts";

type CampaignFormProps = {
  onClose: () => void;
  /** The draft to change; a new one is begun without it. */
  saved?: Campaign;
};

export function CampaignForm({ onClose, saved }: CampaignFormProps) {
  const { reload } = usePortalData();
  const companyId = useCompany().company?.company_id ?? "";
  const form = useForm({
    schema: campaignForm,
    // The same words again are the same campaign.
    send: async (campaign, { key }) => {
      const outcome = await (saved
        ? editCampaign(saved.id, campaign)
        : createCampaign({ id: key, companyId }, campaign));
      return outcome.is === "saved" ? undefined : { message: explain(outcome) };
    },
    onSent: ({ title }) => {
      onClose();
      toast(
        saved
          ? { title: draftWords.saved, description: draftWords.savedLine(title) }
          : { title: campaignToasts.created, description: newCampaignWords.created(title) },
      );
      void reload("campaigns");
    },
  });
  const fieldOf = (name: CampaignField) => ({ form, name, ...campaignFieldWords[name] });

  function cancel() {
    form.startAnew();
    onClose();
  }

  return (
    <form {...form.props} className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
      <Field {...fieldOf("title")} required>
        {(control) => <Input {...control} defaultValue={saved?.title} autoComplete="off" />}
      </Field>
      <Field {...fieldOf("campaign_type")} required>
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
      </Field>
      <Field {...fieldOf("description")}>
        {(control) => (
          <Textarea
            {...control}
            defaultValue={saved?.description ?? ""}
            rows={4}
            density="medium"
          />
        )}
      </Field>
      <Field {...fieldOf("key_messages")}>
        {(control) => (
          <Textarea
            {...control}
            defaultValue={saved?.key_messages.join("\n")}
            rows={4}
            density="medium"
          />
        )}
      </Field>
      <Field {...fieldOf("target_audience")} className="col-span-full">
        {(control) => (
          <Input {...control} defaultValue={saved?.target_audience ?? ""} autoComplete="off" />
        )}
      </Field>
      <Field {...fieldOf("budget")}>
        {(control) => (
          <Input
            {...control}
            defaultValue={saved?.budget ?? ""}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Field {...fieldOf("start_date")}>
          {(control) => <Input {...control} defaultValue={saved?.start_date ?? ""} type="date" />}
        </Field>
        <Field {...fieldOf("end_date")}>
          {(control) => <Input {...control} defaultValue={saved?.end_date ?? ""} type="date" />}
        </Field>
      </div>
      {form.failure && (
        <Alert
          tone="danger"
          title={saved ? draftWords.notSaved : newCampaignWords.failed}
          className="col-span-full"
        >
          <p>{form.failure}</p>
        </Alert>
      )}
      <div className="col-span-full flex flex-wrap justify-end gap-x-6 gap-y-4 pt-4 pr-2">
        <Button variant="secondary" onClick={cancel}>
          {newCampaignWords.cancel}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {saved ? draftWords.save : newCampaignWords.create}
        </Button>
      </div>
    </form>
  );
}

function explain(outcome: Exclude<SaveOutcome, { is: "saved" }>): string {
  if (outcome.is === "offline") return newCampaignWords.offline;
  return `${outcome.reason} ${newCampaignWords.kept}`;
}
