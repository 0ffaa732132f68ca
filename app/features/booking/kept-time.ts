import { dropDraft, keepDraft, readDraft } from "../../form/draft-store.ts";

/** What is chosen rather than typed, beside the draft of its form: an instant, what for, and from which day on was looked. */
export type KeptTime = { kind?: string; start?: string; from?: string };

const idOf = (formId: string) => `${formId}-time`;

export function readKeptTime(formId: string): KeptTime {
  return readDraft(idOf(formId)).values;
}

export function keepTime(formId: string, chosen: KeptTime): void {
  const values = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
  keepDraft(idOf(formId), { ...readDraft(idOf(formId)), values });
}

export function forgetTime(formId: string): void {
  dropDraft(idOf(formId));
}
