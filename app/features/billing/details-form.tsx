import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { billingDetailWords as words } from "../../../content/billing.ts";
import { listCountries } from "../../../content/countries.ts";
import { billingDetailLimits as limits } from "../../../domain/billing/billing-details.ts";
import type { DetailRow } from "../../../domain/billing/detail-row.ts";
import type { Faults } from "../../../domain/field/fault.ts";
import { longestEmail } from "../../../domain/field/longest-email.ts";
import { explainError } from "../../data/explain-error.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { Field } from "../../form/field.tsx";
import { FormOutcome } from "../../form/form-outcome.tsx";
import { type Form, useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";

type DetailsFormProps<Values> = {
  company: string;
  details: DetailRow | null;
  /** `billingDetails`, with more where the studio asks for more. */
  schema: z.ZodMiniType<Values>;
  describe?: (faults: Faults) => Readonly<Record<string, string>>;
  onSaved: () => void;
  /** What only the studio is asked. */
  children?: (form: Pick<Form, "errors">) => ReactNode;
  /** Beside the button that saves. */
  actions?: ReactNode;
};

/** Who is charged, as documents name them from the next one on: written over what was there. */
export function BillingDetailsForm<Values>(props: DetailsFormProps<Values>) {
  const { company, details, schema, describe, onSaved, children, actions } = props;
  const isOfStudio = describe !== undefined;
  const form = useForm({
    schema,
    ...(describe && { describe }),
    keepsValues: true,
    send: async (values) => {
      const asked = { company, details: values };
      const { error } = await sharedBackend().rpc("save_billing_details", asked);
      return error ? { message: explainError(error) } : undefined;
    },
    // What was saved is another form: this one could not say so itself.
    onSent: () => {
      toast({ title: words.saved });
      onSaved();
    },
  });
  // Browsers know the address of whoever sits before them, and not that of a client.
  const fillIn = (name: string) => (isOfStudio ? "off" : name);
  return (
    <div className="@container">
      <form
        {...form.props}
        aria-label={words.heading}
        className="grid grid-cols-1 items-start gap-x-10 gap-y-3 @min-[36rem]:grid-cols-2"
      >
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
          <Field
            form={form}
            name="company_number"
            label={words.company_number}
            hint={words.optional}
          >
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
        <div className="grid gap-y-3 @min-[36rem]:col-span-full">
          {children?.(form)}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-1.5 pt-2">
            <Button type="submit" busy={form.isBusy}>
              {words.save}
            </Button>
            {actions}
          </div>
          <FormOutcome failure={form.failure} />
        </div>
      </form>
    </div>
  );
}
