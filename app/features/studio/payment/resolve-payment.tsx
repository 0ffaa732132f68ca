import { type SubmitEvent, useState } from "react";
import { resolveWords as words } from "../../../../content/studio-payment.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { type Decision, parseResolution } from "../../../../domain/payment/resolution.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import type { PaymentRow } from "./payment-row.ts";
import { type RefusedResolution, sendResolution } from "./send-resolution.ts";

type ResolvePaymentProps = { payment: PaymentRow; onSettled: () => Promise<void> };

/** Two ways to end a payment that did not match, each with a reason. */
export function ResolvePayment({ payment, onSettled }: ResolvePaymentProps) {
  const [decision, setDecision] = useState<Decision>();
  const [refusal, setRefusal] = useState<RefusedResolution | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useSignInAgain();
  const isRefund = decision === "refund";

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!decision) return;
    const fields = new FormData(event.currentTarget);
    const parsed = parseResolution({
      paymentId: payment.id,
      decision,
      seenState: payment.state,
      reason: readText(fields, "reason"),
      refundHash: readText(fields, "hash") || null,
    });
    if ("faults" in parsed) {
      setRefusal({ error: words.failed, fields: describeAnyFaults(parsed.faults) });
      return;
    }
    setIsBusy(true);
    const { error } = await attempt(() => sendResolution(parsed.resolution));
    setIsBusy(false);
    setRefusal(error);
    if (error && error.code !== "moved") return;
    setDecision(undefined);
    toast(
      error
        ? { title: words.failed, description: error.error, variant: "destructive" }
        : { title: isRefund ? words.refunded : words.accepted },
    );
    await onSettled();
  }

  function open(next: Decision) {
    setRefusal(null);
    setDecision(next);
  }

  return (
    <>
      <div className="inbox-send">
        <Button onClick={() => open("accept")}>{words.accept}</Button>
        <Button variant="secondary" onClick={() => open("refund")}>
          {words.refund}
        </Button>
      </div>
      <Dialog
        id="resolve-payment"
        title={isRefund ? words.refundTitle : words.acceptTitle}
        description={isRefund ? words.refundText : words.acceptText}
        open={decision !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDecision(undefined)}
      >
        <form
          className="inbox-form"
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <Field
            label={words.reason}
            hint={words.reasonHint}
            error={refusal?.fields?.["reason"]}
            required
          >
            {(control) => <Textarea {...control} name="reason" rows={3} maxLength={2000} />}
          </Field>
          {isRefund && (
            <Field label={words.hash} hint={words.hashHint} error={refusal?.fields?.["refundHash"]}>
              {(control) => <Input {...control} name="hash" spellCheck={false} />}
            </Field>
          )}
          {refusal && !refusal.fields && <Alert tone="danger" title={refusal.error} />}
          <div className="inbox-send">
            <Button type="submit" busy={isBusy}>
              {isRefund ? words.refund : words.accept}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

function readText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}
