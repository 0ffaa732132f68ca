import { type SubmitEvent, useRef, useState } from "react";

/** What came of it: an error at a field, by its name, or words below the form. */
export type Outcome = { note?: string; failure?: string; field?: string; error?: string };

/** A small form that sends once at a time, and is emptied when it went well. */
export function useSingleForm(send: (values: FormData) => Promise<Outcome>) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setOutcome({});
    const next = await send(new FormData(event.currentTarget));
    isSending.current = false;
    setIsBusy(false);
    setOutcome(next);
    const field = next.field && form.current?.elements.namedItem(next.field);
    if (field instanceof HTMLElement) field.focus();
    else if (next.failure === undefined) form.current?.reset();
  }

  return {
    isBusy,
    outcome,
    say: setOutcome,
    errorAt: (name: string) => (outcome.field === name ? outcome.error : undefined),
    clearError: () =>
      setOutcome(({ note, failure }) => ({ ...(note && { note }), ...(failure && { failure }) })),
    form: { ref: form, noValidate: true, method: "post", onSubmit: submit },
  } as const;
}

export type SingleForm = ReturnType<typeof useSingleForm>;

export function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
}
