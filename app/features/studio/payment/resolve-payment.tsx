import { useState } from "react";
import { resolveWords as words, resolveWords } from "../../../../content/studio-payment.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import {
  type Decision,
  resolutionSchema,
  type Resolution,
} from "../../../../domain/payment/resolution.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../form/field.tsx";
import { readTyped } from "../../../form/form-controls.ts";
import { useForm } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import type { PaymentRow } from "./payment-row.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";

type ResolvePaymentProps = { payment: PaymentRow; onSettled: () => Promise<void> };

/** Two ways to end a payment that did not match, each with a reason. */
export function ResolvePayment({ payment, onSettled }: ResolvePaymentProps) {
  const [decision, setDecision] = useState<Decision>();
  const attempt = useSignInAgain();
  const isRefund = decision === "refund";
  const isInvoice = payment.invoice_number !== null;

  const form = useForm({
    schema: resolutionSchema,
    describe: describeAnyFaults,
    read: (typed) => ({
      paymentId: payment.id,
      decision,
      seenState: payment.state,
      reason: readTyped(typed, "reason"),
      refundHash: readTyped(typed, "refundHash").trim() || null,
    }),
    send: async (resolution) => {
      const { error } = await attempt(() => sendResolution(resolution));
      if (error && error.code !== "moved")
        return error.fields ? { fields: error.fields } : { message: error.error };
      setDecision(undefined);
      toast(
        error
          ? { title: words.failed, description: error.error, variant: "destructive" }
          : {
              title: isRefund ? words.refunded : isInvoice ? words.acceptedInvoice : words.accepted,
            },
      );
      await onSettled();
      return undefined;
    },
  });

  function open(next: Decision) {
    form.say({});
    form.clearErrors();
    setDecision(next);
  }

  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Button size="medium" onClick={() => open("accept")}>
          {words.accept}
        </Button>
        <Button size="medium" variant="secondary" onClick={() => open("refund")}>
          {words.refund}
        </Button>
      </div>
      <Dialog
        id="resolve-payment"
        title={isRefund ? words.refundTitle : words.acceptTitle}
        description={
          isRefund ? words.refundText : isInvoice ? words.acceptInvoiceText : words.acceptText
        }
        open={decision !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDecision(undefined)}
      >
        <form {...form.props} className="grid gap-4">
          <Field form={form} name="reason" label={words.reason} hint={words.reasonHint} required>
            {(control) => <Textarea {...control} density="dense" rows={3} maxLength={2000} />}
          </Field>
          {isRefund && (
            <Field form={form} name="refundHash" label={words.hash} hint={words.hashHint}>
              {(control) => <Input {...control} density="dense" spellCheck={false} />}
            </Field>
          )}
          {form.failure && (
            <Alert tone="danger" title={form.failure} className="justify-self-start" />
          )}
          <Button size="medium" type="submit" busy={form.isBusy} className="justify-self-start">
            {isRefund ? words.refund : words.accept}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

type RefusedResolution = {
  error: string;
  hint?: string;
  code?: string;
  /** Only where it is about what was typed. */
  fields?: Readonly<Record<string, string>>;
};

/** As `useSignInAgain` wants it: the refusal, or null. */
async function sendResolution(
  resolution: Resolution,
): Promise<{ error: RefusedResolution | null }> {
  const answer = await callFunction("resolve-payment", resolution, anyAnswer);
  if (answer.is === "done") return { error: null };
  const { status, message, hint, code, fields } = answer;
  const error = status === 0 ? `${resolveWords.failed} ${message}` : message;
  return { error: { error, hint, code, ...(Object.keys(fields).length > 0 && { fields }) } };
}
