import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { leadMessages } from "../../../content/assistant-widget.ts";
import { invalidEmail, invalidFields } from "../../../content/enquiry.ts";
import { describeFaults } from "../../../content/validation.ts";
import { parseLead } from "../../../domain/enquiry/lead.ts";
import { createAnnouncer } from "../../ui/create-announcer.ts";
import { dropDraft, keepDraft, keyFor, readDraft } from "../enquiry/draft-store.ts";
import { explainFailure } from "../enquiry/explain-failure.ts";
import { leadFormId } from "./conversation.ts";
import type { LeadBody, LeadOutcome } from "./send-lead.ts";

export const leadFields = ["name", "email", "company"] as const;
export type LeadField = (typeof leadFields)[number];
type Values = Record<LeadField, string>;
type Errors = Partial<Record<LeadField, string>>;

const announce = createAnnouncer();

type Options = { conversationId: string | undefined; onStored: () => void };

/** Typed values outlive the panel and the page; a new form begins, with a new key, once one is stored. */
export function useLeadForm({ conversationId, onStored }: Options) {
  const isSending = useRef(false);
  const [values, setValues] = useState<Values>(readTyped);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // A failure shows when it matters: when something is sent.
    loadSender().catch(() => undefined);
    import("../../ui/toaster.tsx").catch(() => undefined);
  }, []);

  function change(name: LeadField, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    setErrors({ ...errors, [name]: undefined });
    keepDraft(leadFormId, { ...readDraft(leadFormId), values: next });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(undefined);
    const body = { ...values, ...(conversationId && { conversationId }) };
    const parsed = parseLead(body);
    if ("faults" in parsed) refuse(event.currentTarget, describeFaults(parsed.faults));
    else void deliver(body);
  }

  async function deliver(body: LeadBody) {
    isSending.current = true;
    setIsBusy(true);
    const outcome = await send(body, keyFor(readDraft(leadFormId), JSON.stringify(body)));
    isSending.current = false;
    setIsBusy(false);
    settle(outcome);
  }

  function refuse(form: HTMLFormElement, fields: Errors) {
    setErrors(fields);
    announce({ ...describeRefusal(values, fields), variant: "destructive" });
    const first = leadFields.find((name) => fields[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function settle(outcome: LeadOutcome) {
    if (outcome.is === "stored") {
      dropDraft(leadFormId);
      announce(leadMessages.sent);
      onStored();
    } else {
      announce({ ...leadMessages.failed, variant: "destructive" });
      setFailure(explainFailure(outcome));
    }
  }

  return { values, errors, failure, isBusy, change, submit };
}

function describeRefusal(values: Values, fields: Errors) {
  if (values.name.trim() === "" || values.email.trim() === "") return leadMessages.missing;
  return fields.email ? invalidEmail : invalidFields;
}

function readTyped(): Values {
  const { name = "", email = "", company = "" } = readDraft(leadFormId).values;
  return { name, email, company };
}

function loadSender() {
  return import("./send-lead.ts");
}

async function send(body: LeadBody, key: string): Promise<LeadOutcome> {
  try {
    const { sendLead } = await loadSender();
    return await sendLead(body, key);
  } catch {
    return { is: navigator.onLine ? "failed" : "offline" };
  }
}
