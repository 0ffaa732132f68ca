import type * as z from "zod/mini";
import type { BillingRequest } from "../../../../domain/billing/billing-request.ts";
import { toast } from "../../../ui/toast.ts";
import type { LabelledValue } from "../parts/fact-list.tsx";
import { DeedDialog } from "./deed-dialog.tsx";
import { type DeedField, DeedForm } from "./deed-form.tsx";
import type { Typed } from "./draft-values.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

/** What is done once and stays in the books with its reason. */
export type ReasonedDeed<Values> = {
  id: string;
  title: string;
  words: Record<"open" | "does" | "reason" | "reasonHint" | "action" | "done", string>;
  /** What is asked before the reason. */
  fields?: readonly DeedField[];
  schema: z.ZodMiniType<Values>;
  changes?: (typed: Typed) => readonly LabelledValue[];
  request: (values: Values, key: string) => BillingRequest;
  isDestructive?: boolean;
};

/** A quiet button, and behind it the question. */
export function ReasonedDeedButton<Values>({ deed }: { deed: ReasonedDeed<Values> }) {
  const { id, title, words } = deed;
  return (
    <DeedDialog id={id} label={words.open} title={title} does={words.does} variant="quiet">
      {(close) => <ReasonedDeedForm deed={deed} onClose={close} />}
    </DeedDialog>
  );
}

type ReasonedDeedFormProps<Values> = { deed: ReasonedDeed<Values>; onClose: () => void };

export function ReasonedDeedForm<Values>({ deed, onClose }: ReasonedDeedFormProps<Values>) {
  const { words, fields = [], schema, changes = () => [], request, isDestructive = true } = deed;
  const ask = useBillingDeed();
  return (
    <DeedForm
      fields={[
        ...fields,
        {
          name: "reason",
          label: words.reason,
          hint: words.reasonHint,
          as: "long",
        },
      ]}
      schema={schema}
      changes={changes}
      send={async (values, key) => {
        const { error } = await ask(request(values, key));
        if (error) return refuseForm(error);
        toast({ title: words.done });
        return undefined;
      }}
      action={words.action}
      isDestructive={isDestructive}
      onClose={onClose}
    />
  );
}
