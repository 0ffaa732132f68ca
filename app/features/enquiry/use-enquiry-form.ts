import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  enquiryForms,
  type EnquiryKind,
  readEnquiryForm,
} from "../../../domain/enquiry/enquiry-form.ts";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";
import { dropDraft, keepDraft, keyFor, readDraft } from "./draft-store.ts";
import type { EnquiryOutcome, FieldErrors, SendingOutcome } from "./enquiry-outcome.ts";
import { explainFailure } from "./explain-failure.ts";
import { formAction } from "./form-action.ts";
import {
  clearValues,
  focusField,
  focusFirstError,
  readValues,
  restoreValues,
} from "./form-values.ts";
import { validateEnquiry } from "./validate-enquiry.ts";
import { readVisitSource } from "./visit-source.ts";

type Options = {
  kind: EnquiryKind;
  /** Unique among all forms of the site: what was typed is kept under it. */
  formId: string;
  /** Where the form tells its visitor, in its words of section 3 of the specification. */
  onOutcome: (outcome: EnquiryOutcome) => void;
};

type State = { status: "idle" | "sending" | "sent"; errors: FieldErrors; failure?: string };

const idle: State = { status: "idle", errors: {} };

/**
 * One form, from the first letter to the stored enquiry: idle → sending → sent, or back to idle with
 * what is wrong. The fields belong to the browser, so nothing typed before the app runs is lost.
 */
export function useEnquiryForm({ kind, formId, onOutcome }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [state, setState] = useState<State>(idle);
  const [hasValues, setHasValues] = useState(false);
  const isHydrated = useIsHydrated();

  // The fields are new whenever the form is shown anew, as after it was sent.
  const isShown = state.status !== "sent";
  // In the commit that makes the form ours: a click right behind it is answered in our words, not the browser's.
  useLayoutEffect(() => {
    if (isShown && form.current) form.current.noValidate = true;
  }, [isShown]);
  useEffect(() => {
    if (!form.current || !isShown) return;
    restoreValues(form.current, kind, readDraft(formId).values);
    setHasValues(hasAny(form.current, kind));
  }, [kind, formId, isShown]);

  function keepTyped() {
    if (!form.current) return;
    keepDraft(formId, { ...readDraft(formId), values: readValues(form.current, kind) });
    setHasValues(hasAny(form.current, kind));
  }

  function clearFieldError(name: string) {
    setState(({ errors, ...rest }) => ({ ...rest, errors: { ...errors, [name]: undefined } }));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const { currentTarget } = event;
    isSending.current = true;
    const outcome = await attempt(currentTarget);
    isSending.current = false;
    settle(currentTarget, outcome);
  }

  async function attempt(target: HTMLFormElement): Promise<EnquiryOutcome> {
    // Some autofill comes without an event.
    keepTyped();
    const draft = readDraft(formId);
    const body = {
      ...readEnquiryForm(kind, new FormData(target)),
      startedAt: draft.startedAt,
      source: readVisitSource(),
    };
    const wrong = validateEnquiry(kind, body);
    if (wrong) return wrong;
    setState({ status: "sending", errors: {} });
    return send(body, keyFor(draft, JSON.stringify(readValues(target, kind))));
  }

  function settle(target: HTMLFormElement, outcome: EnquiryOutcome) {
    if (outcome.is === "stored") {
      dropDraft(formId);
      clearValues(target, kind);
      setHasValues(false);
      setState({ status: "sent", errors: {} });
    } else if ("fields" in outcome) {
      setState({ status: "idle", errors: outcome.fields });
      focusFirstError(target, kind, outcome.fields);
    } else {
      setState({ status: "idle", errors: {}, failure: explainFailure(outcome) });
    }
    onOutcome(outcome);
  }

  return {
    ...state,
    isHydrated,
    hasValues,
    startAnew: () => setState(idle),
    focusFirstField: () => form.current && focusField(form.current, enquiryForms[kind].fields[0]),
    form: {
      ref: form,
      method: "post",
      action: formAction(kind),
      "data-enquiry": kind,
      onSubmit: submit,
      onInput: keepTyped,
      onFocus: prepareSending,
    },
    clearFieldError,
  } as const;
}

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

function hasAny(form: HTMLFormElement, kind: EnquiryKind): boolean {
  return Object.values(readValues(form, kind)).some((value) => value.trim() !== "");
}

/** What sends and what tells is fetched while the visitor types, and is there should the line drop. */
function loadSender() {
  return import("./send-enquiry.ts");
}

function prepareSending() {
  // A failure shows when it matters: when something is sent.
  loadSender().catch(() => undefined);
  import("../../ui/toaster.tsx").catch(() => undefined);
}

async function send(body: Record<string, unknown>, key: string): Promise<SendingOutcome> {
  try {
    const { sendEnquiry } = await loadSender();
    return await sendEnquiry({ body, key });
  } catch {
    return { is: navigator.onLine ? "failed" : "offline" };
  }
}
