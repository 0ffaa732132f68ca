import * as z from "zod/mini";
import { formatToThePenny } from "../../../../content/money.ts";
import { refundWords as words } from "../../../../content/studio-billing.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { billingLimits, billingRequests } from "../../../../domain/billing/billing-request.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { toast } from "../../../ui/toast.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import { moneyTyped } from "./pounds-typed.ts";
import { refuseForm } from "./send-billing.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type RefundProps = { paymentId: string; unusedPence: number };

export function Refund(props: RefundProps) {
  return (
    <DeedDialog
      id="refund"
      label={words.open}
      title={words.title}
      does={words.does}
      variant="quiet"
    >
      {(close) => <RefundForm {...props} onClose={close} />}
    </DeedDialog>
  );
}

const { refundedOn, reference, reason } = billingRequests.refund.shape;

export function RefundForm({
  paymentId,
  unusedPence,
  onClose,
}: RefundProps & { onClose: () => void }) {
  const ask = useBillingDeed();
  const tooMuch = words.tooMuch(formatToThePenny(unusedPence));
  return (
    <DeedForm
      fields={[
        {
          name: "pence",
          label: words.pence,
          as: "pounds",
          defaultValue: writeDecimal(unusedPence),
        },
        { name: "refundedOn", label: words.refundedOn, as: "day", defaultValue: todayInLondon() },
        { name: "reference", label: words.reference, maxLength: billingLimits.reference },
        {
          name: "reason",
          label: words.reason,
          hint: words.reasonHint,
          as: "long",
          maxLength: billingLimits.reason,
        },
      ]}
      schema={z.object({
        pence: moneyTyped({ most: unusedPence, tooMuch }),
        refundedOn,
        reference,
        reason,
      })}
      changes={({ pence = "" }) => [
        {
          label: words.unusedAfter,
          value: formatToThePenny(Math.max(0, unusedPence - (readHundredths(pence) ?? 0))),
        },
      ]}
      send={async (values, key) => {
        const { error } = await ask({ action: "refund", paymentId, ...values, key });
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
