import { type SubmitEvent, useRef, useState } from "react";
import { newCampaignWords } from "../../../content/campaigns.ts";
import {
  campaignFields,
  type CampaignField,
  type CampaignValues,
} from "../../../domain/campaign/campaign-form.ts";
import { parseCampaign } from "../../../domain/campaign/parse-campaign.ts";
import { createCampaign, type CreationOutcome } from "./create-campaign.ts";

type Errors = Partial<Record<CampaignField, string>>;
type State = { isCreating: boolean; errors: Errors; failure?: string };

const idle: State = { isCreating: false, errors: {} };

/** The form from the first letter to the stored draft. A failure leaves every field as it was typed. */
export function useNewCampaign(onCreated: (title: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isCreating = useRef(false);
  const draft = useRef({ id: "", content: "" });
  const [state, setState] = useState(idle);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isCreating.current) return;
    const parsed = parseCampaign(readValues(event.currentTarget));
    if ("fields" in parsed) {
      setState({ isCreating: false, errors: parsed.fields });
      focusFirst(event.currentTarget, parsed.fields);
      return;
    }
    isCreating.current = true;
    setState({ isCreating: true, errors: {} });
    const outcome = await createCampaign(idFor(JSON.stringify(parsed.campaign)), parsed.campaign);
    isCreating.current = false;
    if (outcome.is === "created") {
      startAnew();
      onCreated(parsed.campaign.title);
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
    focusFirstField: () => form.current && focusField(form.current, campaignFields[0]),
    forgive: (name: CampaignField) =>
      setState(({ errors, ...rest }) => ({ ...rest, errors: { ...errors, [name]: undefined } })),
    form: { ref: form, noValidate: true, method: "post", onSubmit: submit },
  } as const;
}

export type NewCampaignForm = ReturnType<typeof useNewCampaign>;

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
  if (name) focusField(form, name);
}

function focusField(form: HTMLFormElement, name: CampaignField) {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function explain(outcome: Exclude<CreationOutcome, { is: "created" }>): string {
  if (outcome.is === "offline") return newCampaignWords.offline;
  return `${outcome.reason} ${newCampaignWords.kept}`;
}
