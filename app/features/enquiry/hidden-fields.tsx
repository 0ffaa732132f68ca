import { useLocation } from "react-router";
import { enquiryActions } from "../../../content/enquiry.ts";
import { formField, pageField, trapField } from "../../../domain/enquiry/enquiry-form.ts";

type HiddenFieldsProps = {
  formId: string;
  /** What the form is about, where its visitor is not asked for a message. */
  message?: string | undefined;
};

/** What every form sends besides its visitor's words; the trap is for programs that fill in all. */
export function HiddenFields({ formId, message }: HiddenFieldsProps) {
  // Prerendered, the address ends in a slash.
  const page = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <>
      <input type="hidden" name={pageField} value={page} />
      <input type="hidden" name={formField} value={formId} />
      {message && <input type="hidden" name="message" value={message} />}
      {/* Out of sight rather than hidden: programs leave hidden fields alone. */}
      <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
        <label htmlFor={`${formId}-trap`}>{enquiryActions.trap}</label>
        <input id={`${formId}-trap`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
