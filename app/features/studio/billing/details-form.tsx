import { listCountries } from "../../../../content/countries.ts";
import { billingDetailsWords as words } from "../../../../content/studio-billing.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import {
  billingDetailLimits as limits,
  billingDetails,
} from "../../../../domain/billing/billing-details.ts";
import { optionalText } from "../../../../domain/field/text.ts";
import * as z from "zod/mini";
import { explainError } from "../../../data/explain-error.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { ButtonRow, FieldPair, formStack } from "../parts/form-layout.tsx";
import type { StoredDetails } from "./read-details.ts";

/** With what only the studio says. */
const studioDetails = z.extend(billingDetails, {
  evidence: optionalText({ name: "note", longest: limits.evidence, hasLines: true }),
});

type DetailsFormProps = {
  company: string;
  details: StoredDetails | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** Who is charged, as their documents will name them. */
export function ClientDetailsForm({ company, details, onClose, onSaved }: DetailsFormProps) {
  const form = useForm({
    schema: studioDetails,
    describe: describeAnyFaults,
    send: async (values) => {
      try {
        const asked = { company, details: values };
        await runQuery(sharedBackend().rpc("save_billing_details", asked));
        return undefined;
      } catch (error) {
        return { message: explainError(error) };
      }
    },
    onSent: () => {
      toast({ title: words.saved });
      onClose();
      void onSaved();
    },
  });

  return (
    <form {...form.props} className={formStack}>
      <Field form={form} name="legal_name" label={words.legal_name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={limits.legal_name}
            defaultValue={details?.legal_name}
          />
        )}
      </Field>
      <Field form={form} name="address" label={words.address} hint={words.addressHint} required>
        {(control) => (
          <Textarea
            {...control}
            density="short"
            rows={3}
            maxLength={limits.address}
            defaultValue={details?.address.join("\n")}
          />
        )}
      </Field>
      <FieldPair>
        <Field form={form} name="country" label={words.country}>
          {(control) => (
            <Select {...control} defaultValue={details?.country ?? "GB"}>
              {listCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="company_number" label={words.company_number}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.company_number}
              defaultValue={details?.company_number ?? ""}
            />
          )}
        </Field>
      </FieldPair>
      <Field form={form} name="vat_number" label={words.vat_number} hint={words.vatHint}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            defaultValue={details?.vat_number ?? ""}
          />
        )}
      </Field>
      <Field form={form} name="evidence" label={words.evidence} hint={words.evidenceHint}>
        {(control) => (
          <Textarea
            {...control}
            density="dense"
            rows={1}
            maxLength={limits.evidence}
            defaultValue={details?.evidence ?? ""}
          />
        )}
      </Field>
      <Field form={form} name="email" label={words.email} hint={words.emailHint}>
        {(control) => (
          <Input {...control} type="email" autoComplete="off" defaultValue={details?.email ?? ""} />
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <ButtonRow>
        <Button size="slim" type="submit" busy={form.isBusy}>
          {words.save}
        </Button>
        <Button size="slim" variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}
