import { contactMessages, projectTypes } from "../../../content/enquiry.ts";
import { startProject } from "../../../content/pages/contact.ts";
import { enquiryProjects, enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { announceOutcome } from "../../features/enquiry/announce-outcome.ts";
import { HiddenFields } from "../../features/enquiry/hidden-fields.tsx";
import { FailureNote } from "../../form/failure-note.tsx";
import { Field } from "../../form/field.tsx";
import { sheetLook, sheetTextarea } from "../../form/line-looks.ts";
import { LineSelect } from "../../form/line-select.tsx";
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
    <form {...enquiry.props} aria-labelledby={labelledBy} className="border-b border-line">
      <Field {...enquiry.fieldOf("name")} line={sheetLook}>
        {(control) => <input {...control} autoComplete="name" maxLength={enquiryLimits.name} />}
      </Field>
      <Field {...enquiry.fieldOf("email")} line={sheetLook}>
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
      <Field {...enquiry.fieldOf("project")} line={sheetLook}>
        {(control) => (
          <LineSelect {...control} size="large">
            <option value="">{startProject.noProject}</option>
            {enquiryProjects.map((project) => (
              <option key={project} value={project}>
                {projectTypes[project]}
              </option>
            ))}
          </LineSelect>
        )}
      </Field>
      <Field {...enquiry.fieldOf("message")} line={sheetLook}>
        {(control) => (
          // No maxLength: what is pasted would be cut without a word, where an error says what is wrong.
          <textarea
            {...control}
            rows={3}
            placeholder={startProject.messageHint}
            className={sheetTextarea}
          />
        )}
      </Field>
      <HiddenFields formId={formId} />
      <div className="relative grid gap-5 border-t border-edge py-8 lg:grid-cols-[1fr_3fr] lg:items-center lg:gap-x-8 lg:py-11">
        <p className="text-small text-mist">{startProject.promise}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" size="large" busy={enquiry.isBusy}>
            {startProject.send}
          </Button>
          <FailureNote>{enquiry.failure}</FailureNote>
        </div>
      </div>
    </form>
  );
}
