import { type SubmitEvent, useRef, useState } from "react";
import { newCampaignWords } from "../../../../content/campaign.ts";
import { describeFaults } from "../../../../content/validation.ts";
import {
  campaignFields,
  type CampaignField,
  type CampaignValues,
} from "../../../../domain/campaign/campaign-form.ts";
import { parseCampaign } from "../../../../domain/campaign/parse-campaign.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { createCampaign, editCampaign, type SaveOutcome } from "./save-campaign.ts";

type Errors = Partial<Record<CampaignField, string>>;
type State = { isSaving: boolean; errors: Errors; failure?: string };

const idle: State = { isSaving: false, errors: {} };

/** The form from the first letter to the stored draft, a new one or `saved`. A failure leaves every field as it was typed. */
export function useCampaignForm(saved: Campaign | undefined, onSaved: (title: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useRef(false);
  const draft = useRef({ id: "", content: "" });
  const [state, setState] = useState(idle);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving.current) return;
    const parsed = parseCampaign(readValues(event.currentTarget));
    if ("faults" in parsed) {
      const errors = describeFaults(parsed.faults);
      setState({ isSaving: false, errors });
      focusFirst(event.currentTarget, errors);
      return;
    }
    isSaving.current = true;
    setState({ isSaving: true, errors: {} });
    const outcome = saved
      ? await editCampaign(saved.id, parsed.campaign)
      : await createCampaign(idFor(JSON.stringify(parsed.campaign)), parsed.campaign);
    isSaving.current = false;
    if (outcome.is === "saved") {
      startAnew();
      onSaved(parsed.campaign.title);
    } else setState({ ...idle, failure: explain(outcome) });
  }

  /** The same words again are the same campaign. */
  function idFor(content: string): string {
    if (draft.current.content !== content) draft.current = { id: crypto.randomUUID(), content };
    return draft.current.id;
  }

  function startAnew() {
    form.current?.reset();
    draft.current = { id: "", content: "" };
    setState(idle);
  }

  return {
    ...state,
    startAnew,
    clearError: (name: CampaignField) =>
      setState(({ errors, ...rest }) => ({ ...rest, errors: { ...errors, [name]: undefined } })),
    form: { ref: form, noValidate: true, method: "post", onSubmit: submit },
  } as const;
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>;

function readValues(form: HTMLFormElement): CampaignValues {
  const data = new FormData(form);
  const values: CampaignValues = {};
  for (const name of campaignFields) {
    const value = data.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  const name = campaignFields.find((field) => errors[field] !== undefined);
  const control = name && form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function explain(outcome: Exclude<SaveOutcome, { is: "saved" }>): string {
  if (outcome.is === "offline") return newCampaignWords.offline;
  return `${outcome.reason} ${newCampaignWords.kept}`;
}
