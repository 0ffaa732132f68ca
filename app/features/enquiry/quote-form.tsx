import { quoteForm, quoteMessages } from "../../../content/enquiry.ts";
import { enquiryLimits } from "../../../domain/enquiry/enquiry-form.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";
import { Button } from "../../ui/button.tsx";
import { announceOutcome } from "./announce-outcome.ts";
import { EnquiryField } from "./enquiry-field.tsx";
import { FailureNote } from "./failure-note.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

const formId = "film-quote-form";

type QuoteFormProps = {
  /** The id of the heading that names the form. */
  labelledBy: string;
};

export function QuoteForm({ labelledBy }: QuoteFormProps) {
  const enquiry = useEnquiryForm({
    kind: "quote",
    formId,
    onOutcome: (outcome) => announceOutcome(outcome, quoteMessages),
  });
  const shared = { kind: "quote", formId, enquiry } as const;
  const { labels } = quoteForm;
  return (
    <form {...enquiry.form} aria-labelledby={labelledBy} className="enquiry-form">
      <EnquiryField {...shared} name="name" label={labels.name}>
        {(control) => <input {...control} autoComplete="name" maxLength={enquiryLimits.name} />}
      </EnquiryField>
      <EnquiryField {...shared} name="email" label={labels.email}>
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
      <EnquiryField {...shared} name="company" label={labels.company}>
        {(control) => (
          <input {...control} autoComplete="organization" maxLength={enquiryLimits.company} />
        )}
      </EnquiryField>
      <HiddenFields formId={formId} />
      <div className="enquiry-send">
        <Button type="submit" size="large" busy={enquiry.status === "sending"}>
          {quoteForm.send}
        </Button>
        <FailureNote>{enquiry.failure}</FailureNote>
      </div>
    </form>
  );
}
