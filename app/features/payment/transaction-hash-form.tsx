import type { SubmitEvent } from "react";
import { paymentStep } from "../../../content/payment.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";

/** By hand: the payer says which transaction it was. */
export function TransactionHashForm({ controls }: { controls: PaymentFlowControls }) {
  const { flow, hash, problems } = controls;
  const isBusy = flow.step === "payment" && flow.isBusy;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void controls.submitHash();
  }

  return (
    <form noValidate onSubmit={submit} className="till-hash">
      <Field label={paymentStep.hash} hint={paymentStep.hashHint} error={problems.hash} required>
        {(control) => (
          <Input
            {...control}
            name="transactionHash"
            value={hash}
            onChange={(event) => controls.setHash(event.currentTarget.value)}
            placeholder="0x"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
            className="till-hex"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {paymentStep.confirm}
      </Button>
    </form>
  );
}
