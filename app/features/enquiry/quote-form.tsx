import { quoteForm, quoteMessages } from "../../../content/enquiry.ts";
import { enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { FailureNote } from "../../form/failure-note.tsx";
import { Field } from "../../form/field.tsx";
import { Button } from "../../ui/button.tsx";
import { announceOutcome } from "./announce-outcome.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { useEnquiry } from "./use-enquiry.ts";

const formId = "film-quote-form";

type QuoteFormProps = {
  /** The id of the heading that names the form. */
  labelledBy: string;
};

export function QuoteForm({ labelledBy }: QuoteFormProps) {
  const enquiry = useEnquiry({ kind: "quote", formId, ...announceOutcome(quoteMessages) });
  const { labels } = quoteForm;
  return (
    <form {...enquiry.props} aria-labelledby={labelledBy}>
      <Field {...enquiry.fieldOf("name", labels.name)}>
        {(control) => <input {...control} autoComplete="name" maxLength={enquiryLimits.name} />}
      </Field>
      <Field {...enquiry.fieldOf("email", labels.email)}>
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
      <Field {...enquiry.fieldOf("company", labels.company)}>
        {(control) => (
          <input {...control} autoComplete="organization" maxLength={enquiryLimits.company} />
        )}
      </Field>
      <HiddenFields formId={formId} />
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" size="large" busy={enquiry.isBusy}>
          {quoteForm.send}
        </Button>
        <FailureNote>{enquiry.failure}</FailureNote>
      </div>
    </form>
  );
}
