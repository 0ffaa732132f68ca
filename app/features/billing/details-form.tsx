import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { billingDetailWords as words } from "../../../content/billing.ts";
import type { DetailRow } from "../../../domain/billing/detail-row.ts";
import type { Faults } from "../../../domain/field/fault.ts";
import { explainError } from "../../data/explain-error.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { FormOutcome } from "../../form/form-outcome.tsx";
import { type Form, useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { BillingDetailFields } from "./detail-fields.tsx";

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
  return (
    <div className="@container">
      <form
        {...form.props}
        aria-label={words.heading}
        className="grid grid-cols-1 items-start gap-x-10 gap-y-3 @min-[36rem]:grid-cols-2"
      >
        <BillingDetailFields form={form} details={details} isOfStudio={isOfStudio} />
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
