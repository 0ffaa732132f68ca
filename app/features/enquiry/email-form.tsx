import type { ReactNode } from "react";
import { enquiryActions } from "../../../content/enquiry.ts";
import type { EnquiryKind } from "../../../domain/enquiry/enquiry-form.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";
import { Button } from "../../ui/button.tsx";
import { EnquiryField } from "./enquiry-field.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

type EmailFormProps = {
  kind: EnquiryKind;
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
  const { kind, formId, enquiry, message, isDisabled, children } = props;
  return (
    <form {...enquiry.form} className="enquiry-form">
      <EnquiryField kind={kind} formId={formId} enquiry={enquiry} name="email">
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </EnquiryField>
      <HiddenFields formId={formId} message={message} />
      <div className="enquiry-send">
        <Button type="submit" busy={enquiry.status === "sending"} disabled={isDisabled}>
          {enquiryActions.sendEmail}
        </Button>
      </div>
      {children}
    </form>
  );
}
