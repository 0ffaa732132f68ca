import { paymentStep } from "../../../content/payment.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";

/** By hand: the payer says which transaction it was. */
export function TransactionHashForm({ controls }: { controls: PaymentFlowControls }) {
  const { hash, hashForm } = controls;
  return (
    <form {...hashForm.props} className="till-hash">
      <Field
        form={hashForm}
        name="transactionHash"
        label={paymentStep.hash}
        hint={paymentStep.hashHint}
        required
      >
        {(control) => (
          <Input
            {...control}
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
      <Button type="submit" variant="secondary" busy={hashForm.isBusy}>
        {paymentStep.confirm}
      </Button>
    </form>
  );
}
