import { fieldLabels } from "../../../content/enquiry.ts";
import { enquirySchema } from "../../../domain/enquiry/enquiry.ts";
import {
  enquiryAction,
  type EnquiryField,
  enquiryForms,
  type EnquiryKind,
  readEnquiryForm,
} from "../../../domain/enquiry/enquiry-form.ts";
import { readTyped } from "../../form/form-controls.ts";
import { lineLook } from "../../form/line-looks.ts";
import type { FormRefusal } from "../../form/refusal.ts";
import { useForm } from "../../form/use-form.ts";
import type { SendingOutcome } from "./enquiry-outcome.ts";
import { explainFailure } from "./explain-failure.ts";
import { readVisitSource } from "./visit-source.ts";

type Options = {
  kind: EnquiryKind;
  /** Unique among all forms of the site: what was typed is kept under it. */
  formId: string;
  /** Where the form tells its visitor, in its words of section 3 of the specification. */
  onSent?: () => void;
  onRefused?: (refusal: FormRefusal & { isIncomplete: boolean }) => void;
};

/** One of the site's forms for an enquiry. Without scripts it posts to the same function. */
export function useEnquiry({ kind, formId, onSent, onRefused }: Options) {
  const required: readonly EnquiryField[] = enquiryForms[kind].required;
  const form = useForm({
    id: `${formId}-form`,
    schema: enquirySchema,
    read: (typed) => readEnquiryForm(kind, typed),
    draft: { id: formId },
    send: async (_, { typed, startedAt, key }) => {
      const body = { ...readEnquiryForm(kind, typed), startedAt, source: readVisitSource() };
      return refuse(await send(body, key));
    },
    onSent: () => onSent?.(),
    onRefused: (refusal, typed) => {
      const isBlank = (name: EnquiryField) => readTyped(typed, name).trim() === "";
      const isIncomplete = refusal.code === "invalid" && required.some(isBlank);
      onRefused?.({ ...refusal, isIncomplete });
    },
  });

  return {
    ...form,
    fieldOf: (name: EnquiryField, label = fieldLabels[name]) =>
      ({
        id: `${formId}-${name}`,
        line: lineLook,
        form,
        name,
        label,
        required: required.includes(name),
      }) as const,
    props: {
      ...form.props,
      // Where it posts without scripts: this site's server, or the function where there is none.
      action: enquiryAction(kind, process.env.SUPABASE_URL),
      "data-enquiry": kind,
      onFocus: prepareSending,
    },
  } as const;
}

export type EnquiryForm = ReturnType<typeof useEnquiry>;

function refuse(outcome: SendingOutcome): FormRefusal | undefined {
  if (outcome.is === "stored") return undefined;
  if (outcome.is === "invalid") return { code: "invalid", fields: outcome.fields };
  return { code: outcome.is, message: explainFailure(outcome) };
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
