import type { ReactNode } from "react";
import { campaignFieldWords } from "../../../../content/campaign.ts";
import type { CampaignField } from "../../../../domain/campaign/campaign-form.ts";
import { Field, type ControlProps } from "../../../ui/field.tsx";
import type { CampaignFormState } from "./use-campaign-form.ts";

type NamedControl = ControlProps & { name: CampaignField; onInput: () => void };

type CampaignFormFieldProps = {
  form: CampaignFormState;
  name: CampaignField;
  required?: boolean;
  isWide?: boolean;
  children: (control: NamedControl) => ReactNode;
};

/** A field with its label and error; the error goes as soon as somebody types. */
export function CampaignFormField(props: CampaignFormFieldProps) {
  const { form, name, required = false, isWide = false, children } = props;
  const { label, hint } = campaignFieldWords[name];
  return (
    <Field
      label={label}
      hint={hint}
      error={form.errors[name]}
      required={required}
      className={isWide ? "campaign-form-wide" : ""}
    >
      {(control) => children({ ...control, name, onInput: () => form.clearError(name) })}
    </Field>
  );
}
