import type { ReactNode } from "react";
import { fieldLabels } from "../../../content/enquiry.ts";
import {
  enquiryForms,
  type EnquiryField as FieldName,
  type EnquiryKind,
} from "../../../domain/enquiry/enquiry-form.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";
import { cx } from "../../ui/cx.ts";

type EnquiryControl = {
  id: string;
  name: FieldName;
  required: boolean;
  className: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  suppressHydrationWarning: true;
};

type EnquiryFieldProps = {
  kind: EnquiryKind;
  formId: string;
  enquiry: EnquiryForm;
  name: FieldName;
  label?: string;
  className?: string;
  children: (control: EnquiryControl) => ReactNode;
};

/**
 * A line to write on, its label above, its error below. The server writes into the same places for
 * visitors without scripts, so hydration takes values, marks and errors as it finds them.
 */
export function EnquiryField(props: EnquiryFieldProps) {
  const { kind, formId, enquiry, name, label = fieldLabels[name], className, children } = props;
  const id = `${formId}-${name}`;
  const errorId = `${id}-error`;
  const error = enquiry.errors[name];
  const isRequired = enquiryForms[kind].required.some((required) => required === name);
  return (
    <div
      className={cx("enquiry-field", className)}
      onInput={() => error !== undefined && enquiry.clearFieldError(name)}
    >
      <label htmlFor={id} className="enquiry-label" data-required={isRequired || undefined}>
        {label}
      </label>
      {children({
        id,
        name,
        required: isRequired,
        className: "enquiry-input",
        "aria-describedby": error ? errorId : undefined,
        "aria-invalid": error ? true : undefined,
        suppressHydrationWarning: true,
      })}
      <p id={errorId} data-error-for={name} className="enquiry-error" suppressHydrationWarning>
        {error ?? ""}
      </p>
    </div>
  );
}
