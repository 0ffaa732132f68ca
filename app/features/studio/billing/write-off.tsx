import * as z from "zod/mini";
import { formatToThePenny } from "../../../../content/money.ts";
import { writeOffWords as words } from "../../../../content/studio-billing.ts";
import { billingLimits, billingRequests } from "../../../../domain/billing/billing-request.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { toast } from "../../../ui/toast.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import { moneyTyped } from "./pounds-typed.ts";
import { refuseForm } from "./send-billing.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type WriteOffProps = { documentId: string; number: string; openPence: number };

export function WriteOff(props: WriteOffProps) {
  return (
    <DeedDialog
      id="write-off"
      label={words.open}
      title={words.title(props.number)}
      does={words.does}
      variant="quiet"
    >
      {(close) => <WriteOffForm {...props} onClose={close} />}
    </DeedDialog>
  );
}

export function WriteOffForm({
  documentId,
  openPence,
  onClose,
}: WriteOffProps & { onClose: () => void }) {
  const ask = useBillingDeed();
  const tooMuch = words.tooMuch(formatToThePenny(openPence));
  return (
    <DeedForm
      fields={[
        {
          name: "pence",
          label: words.pence,
          as: "pounds",
          defaultValue: writeDecimal(openPence),
        },
        {
          name: "reason",
          label: words.reason,
          hint: words.reasonHint,
          as: "long",
          maxLength: billingLimits.reason,
        },
      ]}
      schema={z.object({
        pence: moneyTyped({ most: openPence, tooMuch }),
        reason: billingRequests.write_off.shape.reason,
      })}
      changes={({ pence = "" }) => [
        {
          label: words.openAfter,
          value: formatToThePenny(Math.max(0, openPence - (readHundredths(pence) ?? 0))),
        },
      ]}
      send={async (values, key) => {
        const { error } = await ask({ action: "write_off", documentId, ...values, key });
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
