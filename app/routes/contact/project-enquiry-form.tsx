import { ChevronDown } from "lucide-react";
import { contactMessages, projectTypes } from "../../../content/enquiry.ts";
import { startProject } from "../../../content/pages/contact.ts";
import { enquiryProjects, enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { announceOutcome } from "../../features/enquiry/announce-outcome.ts";
import { EnquiryField } from "../../features/enquiry/enquiry-field.tsx";
import { FailureNote } from "../../features/enquiry/failure-note.tsx";
import { HiddenFields } from "../../features/enquiry/hidden-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { useEnquiryForm } from "../../features/enquiry/use-enquiry-form.ts";

const formId = "contact";
const toasts = {
  missing: { title: contactMessages.missing },
  sent: { title: contactMessages.sent },
  failed: { title: contactMessages.failed },
};

/** Set like a call sheet: labels in the margin, large fields across the page. */
export function ProjectEnquiryForm({ labelledBy }: { labelledBy: string }) {
  const enquiry = useEnquiryForm({
    kind: "contact",
    formId,
    onOutcome: (outcome) => announceOutcome(outcome, toasts),
  });
  const shared = { kind: "contact", formId, enquiry } as const;
  return (
    <form {...enquiry.form} aria-labelledby={labelledBy} className="call-sheet">
      <EnquiryField {...shared} name="name">
        {(control) => <input {...control} autoComplete="name" maxLength={enquiryLimits.name} />}
      </EnquiryField>
      <EnquiryField {...shared} name="email">
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={enquiryLimits.email}
          />
        )}
      </EnquiryField>
      <EnquiryField {...shared} name="project">
        {(control) => (
          <span className="enquiry-choice">
            <select {...control}>
              <option value="">{startProject.noProject}</option>
              {enquiryProjects.map((project) => (
                <option key={project} value={project}>
                  {projectTypes[project]}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" strokeWidth={1.25} />
          </span>
        )}
      </EnquiryField>
      <EnquiryField {...shared} name="message">
        {(control) => (
          // No maxLength: what is pasted would be cut without a word, where an error says what is wrong.
          <textarea {...control} rows={3} placeholder={startProject.messageHint} />
        )}
      </EnquiryField>
      <HiddenFields formId={formId} />
      <div className="call-sheet-send">
        <p className="text-small text-mist">{startProject.promise}</p>
        <div className="enquiry-send">
          <Button type="submit" size="large" busy={enquiry.status === "sending"}>
            {startProject.send}
          </Button>
          <FailureNote>{enquiry.failure}</FailureNote>
        </div>
      </div>
    </form>
  );
}
