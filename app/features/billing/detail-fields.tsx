import { billingDetailWords as words } from "../../../content/billing.ts";
import { listCountries } from "../../../content/countries.ts";
import { billingDetailLimits as limits } from "../../../domain/billing/billing-details.ts";
import type { DetailRow } from "../../../domain/billing/detail-row.ts";
import { longestEmail } from "../../../domain/field/longest-email.ts";
import { Field } from "../../form/field.tsx";
import type { Form } from "../../form/use-form.ts";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";

type BillingDetailFieldsProps = {
  form: Pick<Form, "errors">;
  details?: DetailRow | null;
  isOfStudio?: boolean;
  /** Whether a VAT number makes a difference. */
  hasVat?: boolean;
};

/** Who is charged, wherever that is asked: for a grid of one or two columns. */
export function BillingDetailFields(props: BillingDetailFieldsProps) {
  const { form, details, isOfStudio = false, hasVat = true } = props;
  // Browsers know the address of whoever sits before them, and not that of a client.
  const fillIn = (name: string) => (isOfStudio ? "off" : name);
  return (
    <>
      <Field form={form} name="legal_name" label={words.legal_name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete={fillIn("organization")}
            maxLength={limits.legal_name}
            defaultValue={details?.legal_name}
          />
        )}
      </Field>
      <Field form={form} name="email" label={words.email} hint={words.emailHint}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete={fillIn("email")}
            maxLength={longestEmail}
            defaultValue={details?.email ?? ""}
          />
        )}
      </Field>
      <Field form={form} name="address" label={words.address} hint={words.addressHint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            autoComplete={fillIn("street-address")}
            maxLength={limits.address}
            defaultValue={details?.address.join("\n")}
          />
        )}
      </Field>
      <div className="grid gap-y-3">
        <Field form={form} name="country" label={words.country} required>
          {(control) => (
            <Select
              {...control}
              autoComplete={fillIn("country")}
              defaultValue={details?.country ?? "GB"}
            >
              {listCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasVat && (
          <Field form={form} name="vat_number" label={words.vat_number} hint={words.vatHint}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
                defaultValue={details?.vat_number ?? ""}
              />
            )}
          </Field>
        )}
        <Field form={form} name="company_number" label={words.company_number} hint={words.optional}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.company_number}
              defaultValue={details?.company_number ?? ""}
            />
          )}
        </Field>
      </div>
    </>
  );
}
