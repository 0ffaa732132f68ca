import { useEffect } from "react";
import { leadMessages } from "../../../content/assistant-widget.ts";
import { invalidEmail, invalidFields } from "../../../content/enquiry.ts";
import { leadSchema } from "../../../domain/enquiry/lead.ts";
import { readTyped } from "../../form/form-controls.ts";
import type { FormRefusal } from "../../form/refusal.ts";
import { useForm } from "../../form/use-form.ts";
import { createAnnouncer } from "../../ui/create-announcer.ts";
import { explainFailure } from "../enquiry/explain-failure.ts";
import { leadFormId } from "./conversation.ts";
import type { LeadBody, LeadOutcome } from "./send-lead.ts";

export const leadFields = ["name", "email", "company"] as const;
export type LeadField = (typeof leadFields)[number];

const announce = createAnnouncer();

type Options = {
  conversationId: string | undefined;
  defaults: Record<LeadField, string>;
  onStored: () => void;
};

/** Typed values outlive the panel and the page; a new form begins, with a new key, once one is stored. */
export function useLeadForm({ conversationId, defaults, onStored }: Options) {
  useEffect(() => {
    // A failure shows when it matters: when something is sent.
    loadSender().catch(() => undefined);
    import("../../ui/toaster.tsx").catch(() => undefined);
  }, []);

  return useForm({
    schema: leadSchema,
    read: readLead,
    draft: { id: leadFormId, defaults },
    send: async (_, { typed, key }) => {
      const outcome = await send(readLead(typed), key);
      if (outcome.is === "stored") return undefined;
      return { code: outcome.is, message: explainFailure(outcome) };
    },
    onSent: () => {
      announce(leadMessages.sent);
      onStored();
    },
    onRefused: (refusal, typed) =>
      announce({ ...describeRefusal(refusal, readLead(typed)), variant: "destructive" }),
  });

  function readLead(typed: FormData): LeadBody {
    return {
      name: readTyped(typed, "name"),
      email: readTyped(typed, "email"),
      company: readTyped(typed, "company"),
      ...(conversationId && { conversationId }),
    };
  }
}

function describeRefusal({ code, fields }: FormRefusal, { name, email }: LeadBody) {
  if (code !== "invalid") return leadMessages.failed;
  if (name.trim() === "" || email.trim() === "") return leadMessages.missing;
  return fields?.["email"] ? invalidEmail : invalidFields;
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
