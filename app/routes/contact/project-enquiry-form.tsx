import { ChevronDown } from "lucide-react";
import { contactMessages, projectTypes } from "../../../content/enquiry.ts";
import { startProject } from "../../../content/pages/contact.ts";
import { enquiryProjects, enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { announceOutcome } from "../../features/enquiry/announce-outcome.ts";
import { HiddenFields } from "../../features/enquiry/hidden-fields.tsx";
import { FailureNote } from "../../form/failure-note.tsx";
import { Field } from "../../form/field.tsx";
import { Button } from "../../ui/button.tsx";
import { useEnquiry } from "../../features/enquiry/use-enquiry.ts";

const formId = "contact";
const toasts = {
  missing: { title: contactMessages.missing },
  sent: { title: contactMessages.sent },
  failed: { title: contactMessages.failed },
};

/** Set like a call sheet: labels in the margin, large fields across the page. */
export function ProjectEnquiryForm({ labelledBy }: { labelledBy: string }) {
  const enquiry = useEnquiry({ kind: "contact", formId, ...announceOutcome(toasts) });
  return (
    <form {...enquiry.props} aria-labelledby={labelledBy} className="call-sheet">
      <Field {...enquiry.fieldOf("name")}>
        {(control) => <input {...control} autoComplete="name" maxLength={enquiryLimits.name} />}
      </Field>
      <Field {...enquiry.fieldOf("email")}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={enquiryLimits.email}
          />
        )}
      </Field>
      <Field {...enquiry.fieldOf("project")}>
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
      </Field>
      <Field {...enquiry.fieldOf("message")}>
        {(control) => (
          // No maxLength: what is pasted would be cut without a word, where an error says what is wrong.
          <textarea {...control} rows={3} placeholder={startProject.messageHint} />
        )}
      </Field>
      <HiddenFields formId={formId} />
      <div className="call-sheet-send">
        <p className="text-small text-mist">{startProject.promise}</p>
        <div className="enquiry-send">
          <Button type="submit" size="large" busy={enquiry.isBusy}>
            {startProject.send}
          </Button>
          <FailureNote>{enquiry.failure}</FailureNote>
        </div>
      </div>
    </form>
  );
}
