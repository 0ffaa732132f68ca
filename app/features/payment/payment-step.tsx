import { parseEther } from "viem/utils";
import { nameChain } from "../../../content/chain-names.ts";
import { paymentStep } from "../../../content/payment.ts";
import { formatPaymentLink } from "../../../domain/payment/ether-amount.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DevelopmentLabel } from "./development-label.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import type { PaidFor } from "./paid-for.ts";
import { PaymentCode } from "./payment-code.tsx";
import { HexLine, PaymentLine, PaymentLines } from "./payment-lines.tsx";
import { PriceLines } from "./price-lines.tsx";
import { QuoteClock } from "./quote-clock.tsx";
import { StepActions } from "./step-actions.tsx";
import { StepHeading } from "./step-heading.tsx";
import { TransactionHashForm } from "./transaction-hash-form.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";
import type { Wallet } from "./wallet/ethereum-provider.ts";
import { PayByWallet } from "./wallet/pay-by-wallet.tsx";

type PaymentStepProps = {
  controls: PaymentFlowControls;
  payment: KeptPayment;
  paidFor: PaidFor;
  wallets: readonly Wallet[];
};

export function PaymentStep({ controls, payment, paidFor, wallets }: PaymentStepProps) {
  const { requiredAmount, receivingAddress, chainId, price, expiresAt } = payment;
  // From what is shown here, so that code and words cannot differ.
  const link = formatPaymentLink({
    receivingAddress,
    chainId,
    amountWei: parseEther(requiredAmount),
  });
  const problem = controls.flow.step === "payment" ? controls.flow.problem : undefined;

  return (
    <div className="grid gap-7">
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_13rem] md:gap-10">
        <div>
          <StepHeading>{paymentStep.heading}</StepHeading>
          <div className="my-3 flex items-center gap-2">
            <p
              data-amount
              className="font-display text-figure leading-[1.1] font-stretch-112% whitespace-nowrap text-amber tabular-nums"
            >
              {requiredAmount} <span className="text-subhead text-paper">ETH</span>
            </p>
            <CopyButton label={paymentStep.copyAmount} text={requiredAmount} />
          </div>
          <p className="max-w-[44ch] text-small text-mist">{paymentStep.exact}</p>
        </div>
        <div className="grid items-start gap-4 border-dashed border-edge max-md:grid-cols-[minmax(0,1fr)_9rem] max-md:border-y max-md:py-6 md:col-start-2 md:row-span-2 md:row-start-1 md:grid-cols-1 md:content-start md:gap-6 md:border-l md:pl-8">
          <div>
            <QuoteClock expiresAt={expiresAt} onOver={controls.runOut} />
            {/* A phone cannot scan its own screen. */}
            <a href={link} className="text-link mt-4 py-2 pointer-coarse:inline-block hidden">
              {paymentStep.app}
            </a>
          </div>
          <PaymentCode text={link} caption={paymentStep.code} />
        </div>
        <div>
          <PaymentLines>
            <HexLine label={paymentStep.to} value={receivingAddress}>
              <CopyButton label={paymentStep.copyAddress} text={receivingAddress} />
            </HexLine>
            <HexLine label={paymentStep.from} value={payment.ethAddress} />
            <PaymentLine label={paymentStep.network}>{nameChain(chainId)}</PaymentLine>
            <PriceLines price={price} paidFor={paidFor} />
          </PaymentLines>
          <DevelopmentLabel chainId={chainId} />
        </div>
      </div>
      <div className="grid gap-7 border-t border-dashed border-edge pt-7">
        {wallets.length > 0 && (
          <PayByWallet wallets={wallets} payment={payment} onSent={controls.followHash} />
        )}
        <TransactionHashForm controls={controls} />
        {problem && <Alert tone="danger" title={problem} />}
        <StepActions>
          <Button variant="quiet" onClick={controls.goBack}>
            {paymentStep.back}
          </Button>
          <p className="max-w-[52ch] grow basis-64 text-small text-mist">{paymentStep.watching}</p>
        </StepActions>
      </div>
    </div>
  );
}
