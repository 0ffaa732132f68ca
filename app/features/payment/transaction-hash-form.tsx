import { paymentStep } from "../../../content/payment.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";

/** By hand: the payer says which transaction it was. */
export function TransactionHashForm({ controls }: { controls: PaymentFlowControls }) {
  const { hash, hashForm } = controls;
  return (
    <form
      {...hashForm.props}
      className="grid justify-items-start gap-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-5"
    >
      <Field
        form={hashForm}
        name="transactionHash"
        label={paymentStep.hash}
        hint={paymentStep.hashHint}
        required
        className="w-full"
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
            isHex
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={hashForm.isBusy} className="md:mb-7.5">
        {paymentStep.confirm}
      </Button>
    </form>
  );
}
