import { useEffect, useEffectEvent } from "react";
import { leadForm } from "../../../content/assistant-widget.ts";
import { enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { FailureNote } from "../../form/failure-note.tsx";
import { Field } from "../../form/field.tsx";
import { assistantLook } from "../../form/line-looks.ts";
import { Button } from "../../ui/button.tsx";
import { hideLeadForm, say } from "./conversation-store.ts";
import { leadFields, type LeadField, useLeadForm } from "./use-lead-form.ts";

type LeadFormProps = {
  conversationId: string | undefined;
  /** Written in the conversation already. */
  email: string | undefined;
  /** The form is gone, and the focus with it. */
  onDone: () => void;
  onNotice: (words: string) => void;
};

const controls: Record<LeadField, { type: "text" | "email"; autoComplete: string }> = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  company: { type: "text", autoComplete: "organization" },
};

export function LeadForm({ conversationId, email = "", onDone, onNotice }: LeadFormProps) {
  const notify = useEffectEvent(onNotice);
  useEffect(() => notify(leadForm.appeared), []);

  function leave() {
    hideLeadForm();
    onDone();
  }

  const begun = { name: "", email, company: "" };
  const lead = useLeadForm({
    conversationId,
    defaults: begun,
    onStored: () => {
      leave();
      say(leadForm.promise);
    },
  });

  return (
    <form
      {...lead.props}
      aria-labelledby="chat-lead-heading"
      data-lead-form=""
      className="mt-8 border-t-2 border-amber pt-5"
    >
      <h3 id="chat-lead-heading" className="text-subhead/[1.2] font-stretch-130%">
        {leadForm.heading}
      </h3>
      <p className="mt-1.5 mb-5 text-small text-mist">{leadForm.standfirst}</p>
      {leadFields.map((name) => (
        <Field
          key={name}
          id={`chat-lead-${name}`}
          line={assistantLook}
          form={lead}
          name={name}
          label={leadForm.labels[name]}
          required={name !== "company"}
        >
          {(control) => (
            <input
              {...control}
              {...controls[name]}
              defaultValue={begun[name]}
              maxLength={enquiryLimits[name]}
            />
          )}
        </Field>
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3 pl-1.5">
        <Button type="submit" busy={lead.isBusy}>
          {leadForm.send}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {leadForm.later}
        </Button>
      </div>
      <FailureNote className="mt-4">{lead.failure}</FailureNote>
    </form>
  );
}
