import { useForm as useConform } from "@conform-to/react/future";
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { describeFaults } from "../../content/validation.ts";
import { type Faults, listFaults } from "../../domain/field/fault.ts";
import { beginDraft, dropDraft, keepDraft, keyFor, readDraft, renewKey } from "./draft-store.ts";
import type { Said } from "./form-outcome.tsx";
import { findControl, listControls, readValues, writeValue } from "./form-controls.ts";
import {
  explainFormRefusal,
  isRefusal,
  type SendOutcome,
  type FormRefusal,
  refuseThrown,
} from "./refusal.ts";

type Sending = {
  /** The same for the same words until they have arrived: sent twice, they are stored once. */
  key: string;
  startedAt: string;
  typed: FormData;
};

type FormOptions<Values> = {
  id?: string;
  schema: z.ZodMiniType<Values>;
  /** What the schema is asked about, where it is more than what was typed. */
  read?: (typed: FormData) => unknown;
  /** The studio's forms have more words for what is wrong than visitors need to load. */
  describe?: (faults: Faults) => Readonly<Record<string, string>>;
  send: (values: Values, sending: Sending) => Promise<SendOutcome | undefined>;
  /** After the form has been emptied. */
  onSent?: (values: Values) => void;
  onRefused?: (refusal: FormRefusal, typed: FormData) => void;
  /** Keeps what is typed in this tab under its id, which is unique on the site. `defaults` is what the form begins with. */
  draft?: { id: string; defaults?: Readonly<Record<string, string>> };
  /** What is written there has another keeper. */
  keepsValues?: boolean;
};

/**
 * One form, from the first letter to the answer. The fields belong to the browser, so nothing typed before the app runs
 * is lost; it sends once at a time, goes to what is wrong, and is never busy for ever.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { schema, read = Object.fromEntries, describe = describeFaults, draft } = options;
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said>({});
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const [unkept, setUnkept] = useState(beginDraft);
  const isSending = useRef(false);
  const wrong = useRef<FormRefusal>(undefined);

  // In the commit that makes the form ours: a click right behind it is answered in our words, not the browser's.
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    form.noValidate = true;
    if (!draft) return;
    const { values } = readDraft(draft.id);
    for (const control of listControls(form)) {
      const kept = values[control.name];
      // Never over something that is there already: the newest word stands.
      const isBegun = control.value !== "" && control.value !== draft.defaults?.[control.name];
      if (typeof kept === "string" && !isBegun) control.value = kept;
    }
  });
  useLayoutEffect(() => {
    if (element) takeOver(element);
  }, [element]);

  const { form } = useConform<Record<string, string>, string, Values>({
    id: options.id,
    onValidate: ({ formData, formElement }) => {
      const parsed = schema.safeParse(read(formData));
      if (parsed.success) return { error: null, value: parsed.data };
      const fields = describe(listFaults(parsed.error));
      const { here, elsewhere } = splitFields(formElement, fields);
      wrong.current = { code: "invalid", fields: here, ...(elsewhere && { message: elsewhere }) };
      return { error: { formErrors: elsewhere || null, fieldErrors: here } };
    },
    onSubmit: async (event, { formData: typed, value, update }) => {
      event.preventDefault();
      const target = event.currentTarget;
      isSending.current = true;
      setIsBusy(true);
      const outcome = await attempt(target, value, typed).finally(() => {
        isSending.current = false;
        setIsBusy(false);
      });
      if (outcome && isRefusal(outcome)) {
        const { here, elsewhere } = splitFields(target, outcome.fields ?? {});
        update({ error: { fieldErrors: here } });
        settle(target, { ...outcome, ...(elsewhere && { message: elsewhere }) }, typed);
      } else {
        update({ error: null });
        finish(target, outcome?.note);
        options.onSent?.(value);
      }
    },
  });

  async function attempt(target: HTMLFormElement, values: Values, typed: FormData) {
    const { startedAt, ...rest } = draft ? readDraft(draft.id) : unkept;
    const key = keyFor({ startedAt, ...rest }, JSON.stringify(readValues(target)));
    try {
      return await options.send(values, { key, startedAt, typed });
    } catch (error) {
      return refuseThrown(error);
    }
  }

  function settle(target: HTMLFormElement, refusal: FormRefusal, typed: FormData) {
    setSaid({ failure: explainFormRefusal(refusal) });
    if (refusal.isFinal && draft) renewKey(draft.id);
    if (refusal.focus) findControl(target, refusal.focus)?.focus();
    options.onRefused?.(refusal, typed);
  }

  function finish(target: HTMLFormElement, note?: string) {
    forget();
    setSaid(note === undefined ? {} : { note });
    if (options.keepsValues) return;
    target.reset();
    // A reset would bring back what the server wrote into the page.
    if (draft)
      for (const control of listControls(target))
        control.value = draft.defaults?.[control.name] ?? "";
  }

  function forget() {
    if (draft) dropDraft(draft.id);
    setUnkept(beginDraft());
  }

  function keepTyped(target: HTMLFormElement) {
    if (draft) keepDraft(draft.id, { ...readDraft(draft.id), values: readValues(target) });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // A form in a dialog is beside this one on the page, and within it for React.
    if (event.target !== event.currentTarget) return;
    if (isSending.current) return event.preventDefault();
    // Some autofill comes without an event.
    keepTyped(event.currentTarget);
    setCleared([]);
    setSaid({});
    wrong.current = undefined;
    form.props.onSubmit(event);
    if (wrong.current)
      settle(event.currentTarget, wrong.current, new FormData(event.currentTarget));
  }

  function receiveInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (!("name" in target) || typeof target.name !== "string") return;
    if (form.fieldErrors[target.name]) setCleared([...cleared, target.name]);
    keepTyped(currentTarget);
  }

  const errors = Object.entries(form.fieldErrors).filter(([name]) => !cleared.includes(name));
  return {
    isBusy,
    ...said,
    errors: isBusy ? {} : Object.fromEntries(errors),
    /** Below the form, of something done beside it. */
    say: setSaid,
    /** As if somebody had typed there; everywhere, where no field is named. */
    clearErrors: (...names: string[]) =>
      setCleared(names.length > 0 ? [...cleared, ...names] : Object.keys(form.fieldErrors)),
    element,
    valueOf: (name: string) => findControl(element, name)?.value ?? "",
    focus: (name: string) => findControl(element, name)?.focus(),
    /** Behind what is written there. */
    focusEnd: (name: string) => {
      const control = findControl(element, name);
      control?.focus();
      if (control instanceof HTMLTextAreaElement)
        control.setSelectionRange(control.value.length, control.value.length);
    },
    write: (name: string, text: string) => {
      const control = findControl(element, name);
      if (control) writeValue(control, text);
    },
    startAnew: () => {
      element?.reset();
      forget();
      setSaid({});
      setCleared(Object.keys(form.fieldErrors));
    },
    props: {
      id: form.props.id,
      ref: setElement,
      // A password must never end up in an address, as it would with `get`.
      method: "post",
      onSubmit: submit,
      onInput: receiveInput,
    },
  } as const;
}

export type Form = ReturnType<typeof useForm>;

/** What is wrong with a field that the form does not have is said below it. */
function splitFields(target: HTMLFormElement, fields: NonNullable<FormRefusal["fields"]>) {
  const here: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const [name, words] of Object.entries(fields)) {
    if (words === undefined) continue;
    // Boxes of one name are no control, but a list of them.
    if (target.elements.namedItem(name)) here[name] = words;
    else elsewhere.push(words);
  }
  return { here, elsewhere: elsewhere.join(" ") };
}
