import { useEffect, useEffectEvent } from "react";
import { leadForm } from "../../../content/assistant-widget.ts";
import { enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { Button } from "../../ui/button.tsx";
import { hideLeadForm, say } from "./conversation-store.ts";
import "./lead-form.css";
import { leadFields, type LeadField, useLeadForm } from "./use-lead-form.ts";

type LeadFormProps = {
  conversationId: string | undefined;
  /** The form is gone, and the focus with it. */
  onDone: () => void;
  onNotice: (words: string) => void;
};

const controls: Record<LeadField, { type: "text" | "email"; autoComplete: string }> = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  company: { type: "text", autoComplete: "organization" },
};

export function LeadForm({ conversationId, onDone, onNotice }: LeadFormProps) {
  const notify = useEffectEvent(onNotice);
  useEffect(() => notify(leadForm.appeared), []);

  function leave() {
    hideLeadForm();
    onDone();
  }

  const lead = useLeadForm({
    conversationId,
    onStored: () => {
      leave();
      say(leadForm.promise);
    },
  });

  return (
    <form
      noValidate
      onSubmit={lead.submit}
      aria-labelledby="chat-lead-heading"
      className="chat-lead"
    >
      <h3 id="chat-lead-heading">{leadForm.heading}</h3>
      <p>{leadForm.standfirst}</p>
      {leadFields.map((name) => (
        <LeadInput key={name} name={name} lead={lead} />
      ))}
      <div className="chat-lead-actions">
        <Button type="submit" busy={lead.isBusy}>
          {leadForm.send}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {leadForm.later}
        </Button>
      </div>
      {lead.failure && <p className="enquiry-failure">{lead.failure}</p>}
    </form>
  );
}

type LeadInputProps = { name: LeadField; lead: ReturnType<typeof useLeadForm> };

function LeadInput({ name, lead }: LeadInputProps) {
  const id = `chat-lead-${name}`;
  const error = lead.errors[name];
  const isRequired = name !== "company";
  return (
    <div className="enquiry-field">
      <label htmlFor={id} className="enquiry-label" data-required={isRequired || undefined}>
        {leadForm.labels[name]}
      </label>
      <input
        {...controls[name]}
        id={id}
        name={name}
        required={isRequired}
        maxLength={enquiryLimits[name]}
        value={lead.values[name]}
        onChange={(event) => lead.change(name, event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="enquiry-input"
      />
      {error && (
        <p id={`${id}-error`} className="enquiry-error">
          {error}
        </p>
      )}
    </div>
  );
}
