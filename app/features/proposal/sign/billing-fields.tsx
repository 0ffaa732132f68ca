import { billingDetailWords as words } from "../../../../content/billing.ts";
import { signWords } from "../../../../content/proposal.ts";
import { listCountries } from "../../../../content/countries.ts";
import { billingDetailLimits } from "../../../../domain/billing/billing-details.ts";
import { longestEmail } from "../../../../domain/field/longest-email.ts";
import { Field } from "../../../form/field.tsx";
import type { Form } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

type BillingFieldsProps = { form: Pick<Form, "errors">; hasVat: boolean };

/** Who is charged. Without a VAT number of our own nobody is asked for theirs. */
export function BillingFields({ form, hasVat }: BillingFieldsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-3 md:grid-cols-2">
      <Field form={form} name="legal_name" label={words.legal_name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="organization"
            maxLength={billingDetailLimits.legal_name}
          />
        )}
      </Field>
      <Field form={form} name="email" label={signWords.optional(words.email)}>
        {(control) => (
          <Input {...control} type="email" autoComplete="email" maxLength={longestEmail} />
        )}
      </Field>
      <Field form={form} name="address" label={words.address} hint={words.addressHint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            autoComplete="street-address"
            maxLength={billingDetailLimits.address}
          />
        )}
      </Field>
      <div className="grid gap-y-3">
        <Field form={form} name="country" label={words.country} required>
          {(control) => (
            <Select {...control} autoComplete="country" defaultValue="GB">
              {listCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasVat && (
          <Field form={form} name="vat_number" label={signWords.optional(words.vat_number)}>
            {(control) => <Input {...control} autoComplete="off" maxLength={30} />}
          </Field>
        )}
        <Field form={form} name="company_number" label={signWords.optional(words.company_number)}>
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={billingDetailLimits.company_number} />
          )}
        </Field>
      </div>
    </div>
  );
}
