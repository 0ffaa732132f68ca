import * as z from "zod/mini";
import { formatToThePenny } from "../../../../content/money.ts";
import { reverseWords as words } from "../../../../content/studio-billing.ts";
import { billingLimits, billingRequests } from "../../../../domain/billing/billing-request.ts";
import { toast } from "../../../ui/toast.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import type { Use } from "./read-incoming.ts";
import { refuseForm } from "./send-billing.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type ReverseProps = { paymentId: string; leftPence: number; uses: readonly Use[] };

export function Reverse(props: ReverseProps) {
  return (
    <DeedDialog
      id="reverse"
      label={words.open}
      title={words.title}
      does={words.does}
      variant="quiet"
    >
      {(close) => <ReverseForm {...props} onClose={close} />}
    </DeedDialog>
  );
}

export function ReverseForm({
  paymentId,
  leftPence,
  uses,
  onClose,
}: ReverseProps & { onClose: () => void }) {
  const ask = useBillingDeed();
  return (
    <DeedForm
      fields={[
        {
          name: "reason",
          label: words.reason,
          hint: words.reasonHint,
          as: "long",
          maxLength: billingLimits.reason,
        },
      ]}
      schema={z.object({ reason: billingRequests.reverse.shape.reason })}
      changes={() => [
        { label: words.reversed, value: formatToThePenny(leftPence) },
        ...uses.map(({ number, pence }) => ({
          label: `${number}: ${words.reopened.toLowerCase()}`,
          value: formatToThePenny(pence),
        })),
      ]}
      send={async ({ reason }, key) => {
        const { error } = await ask({ action: "reverse", paymentId, reason, key });
        if (error) return refuseForm(error);
        toast({ title: words.done });
        return undefined;
      }}
      action={words.action}
      isDestructive
      onClose={onClose}
    />
  );
}
