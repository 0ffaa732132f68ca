import { billingDetailWords as words } from "../../../../content/billing.ts";
import { listCountries } from "../../../../content/countries.ts";
import { billingDetailLimits, billingDetails } from "../../../../domain/billing/billing-details.ts";
import type { DetailRow } from "../../../../domain/billing/detail-row.ts";
import { longestEmail } from "../../../../domain/field/longest-email.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { Textarea } from "../../../ui/textarea.tsx";

type DetailsFormProps = { row: DetailRow | null; companyId: string };

/** Written over what was there, for everybody in the company. */
export function BillingDetailsForm({ row, companyId }: DetailsFormProps) {
  const refresh = useRefresh();
  const form = useForm({
    schema: billingDetails,
    keepsValues: true,
    send: async (details) => {
      const { error } = await sharedBackend().rpc("save_billing_details", {
        company: companyId,
        details,
      });
      return error ? { message: explainError(error) } : undefined;
    },
    // What was saved is another form: this one could not say so itself.
    onSent: () => {
      toast({ title: words.saved });
      void refresh("billing_details");
    },
  });
  return (
    <form
      {...form.props}
      aria-label={words.heading}
      className="grid grid-cols-1 items-start gap-x-10 gap-y-3 md:grid-cols-2"
    >
      <Field form={form} name="legal_name" label={words.legal_name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="organization"
            maxLength={billingDetailLimits.legal_name}
            defaultValue={row?.legal_name}
          />
        )}
      </Field>
      <Field form={form} name="email" label={words.email} hint={words.emailHint}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={longestEmail}
            defaultValue={row?.email ?? ""}
          />
        )}
      </Field>
      <Field form={form} name="address" label={words.address} hint={words.addressHint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            autoComplete="street-address"
            maxLength={billingDetailLimits.address}
            defaultValue={row?.address.join("\n")}
          />
        )}
      </Field>
      <div className="grid gap-y-3">
        <Field form={form} name="country" label={words.country} required>
          {(control) => (
            <Select {...control} autoComplete="country" defaultValue={row?.country ?? "GB"}>
              {listCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="vat_number" label={words.vat_number} hint={words.optional}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              defaultValue={row?.vat_number ?? ""}
            />
          )}
        </Field>
        <Field form={form} name="company_number" label={words.company_number} hint={words.optional}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={billingDetailLimits.company_number}
              defaultValue={row?.company_number ?? ""}
            />
          )}
        </Field>
      </div>
      <div className="px-1.5 pt-2 md:col-span-full">
        <Button type="submit" busy={form.isBusy}>
          {words.save}
        </Button>
      </div>
      <div className="md:col-span-full">
        <FormOutcome failure={form.failure} />
      </div>
    </form>
  );
}
