import type { ReactNode } from "react";
import { enquiryActions } from "../../../content/enquiry.ts";
import { Field } from "../../form/field.tsx";
import { Button } from "../../ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { EnquiryForm } from "./use-enquiry.ts";

type EmailFormProps = {
  formId: string;
  enquiry: EnquiryForm;
  message?: string | undefined;
  /** Section 3 of the specification: the pricing dialogs refuse an empty address by their button, others by words. */
  isDisabled?: boolean;
  /** Below the form: what became of it. */
  children: ReactNode;
};

/** One address and a button: all that the dialogs ask for. */
export function EmailForm(props: EmailFormProps) {
  const { formId, enquiry, message, isDisabled, children } = props;
  return (
    <form {...enquiry.props}>
      <Field {...enquiry.fieldOf("email")}>
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <HiddenFields formId={formId} message={message} />
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" busy={enquiry.isBusy} disabled={isDisabled}>
          {enquiryActions.sendEmail}
        </Button>
      </div>
      {children}
    </form>
  );
}
