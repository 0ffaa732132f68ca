import { parseEther } from "viem/utils";
import { nameChain } from "../../../content/chain-names.ts";
import { paymentStep } from "../../../content/payment.ts";
import type { PrPackage } from "../../../content/pr-packages.ts";
import { formatPaymentLink } from "../../../domain/payment/ether-amount.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DevelopmentLabel } from "./development-label.tsx";
import { TransactionHashForm } from "./transaction-hash-form.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import { PaymentCode } from "./payment-code.tsx";
import { PriceLines } from "./price-lines.tsx";
import { QuoteClock } from "./quote-clock.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";
import type { Wallet } from "./wallet/ethereum-provider.ts";
import { PayByWallet } from "./wallet/pay-by-wallet.tsx";

type PaymentStepProps = {
  controls: PaymentFlowControls;
  payment: KeptPayment;
  prPackage: PrPackage;
  wallets: readonly Wallet[];
};

export function PaymentStep({ controls, payment, prPackage, wallets }: PaymentStepProps) {
  const { requiredAmount, receivingAddress, chainId, price, expiresAt } = payment;
  // From what is shown here, so that code and words cannot differ.
  const link = formatPaymentLink({
    receivingAddress,
    chainId,
    amountWei: parseEther(requiredAmount),
  });
  const problem = controls.flow.step === "payment" ? controls.flow.problem : undefined;

  return (
    <div className="till-payment">
      <div className="till-ticket">
        <div className="till-ticket-amount">
          <StepHeading>{paymentStep.heading}</StepHeading>
          <div className="till-amount">
            <p>
              {requiredAmount} <span>ETH</span>
            </p>
            <CopyButton label={paymentStep.copyAmount} text={requiredAmount} />
          </div>
          <p className="max-w-[44ch] text-small text-mist">{paymentStep.exact}</p>
        </div>
        <div className="till-stub till-ticket-stub">
          <div>
            <QuoteClock expiresAt={expiresAt} onOver={controls.runOut} />
            {/* A phone cannot scan its own screen. */}
            <a href={link} className="text-link mt-4 py-2 pointer-coarse:inline-block hidden">
              {paymentStep.app}
            </a>
          </div>
          <PaymentCode link={link} />
        </div>
        <div>
          <dl className="till-lines">
            <div className="till-line till-line-address">
              <dt>{paymentStep.to}</dt>
              <dd>
                <span className="till-hex">{receivingAddress}</span>
                <CopyButton label={paymentStep.copyAddress} text={receivingAddress} />
              </dd>
            </div>
            <div className="till-line till-line-address">
              <dt>{paymentStep.from}</dt>
              <dd>
                <span className="till-hex">{payment.ethAddress}</span>
              </dd>
            </div>
            <div className="till-line">
              <dt>{paymentStep.network}</dt>
              <dd>{nameChain(chainId)}</dd>
            </div>
            <PriceLines price={price} prPackage={prPackage} />
          </dl>
          <DevelopmentLabel chainId={chainId} />
        </div>
      </div>
      <div className="till-ways">
        {wallets.length > 0 && (
          <PayByWallet wallets={wallets} payment={payment} onSent={controls.followHash} />
        )}
        <TransactionHashForm controls={controls} />
        {problem && <Alert tone="danger" title={problem} />}
        <div className="till-feet">
          <Button variant="quiet" onClick={controls.goBack}>
            {paymentStep.back}
          </Button>
          <p className="till-note">{paymentStep.watching}</p>
        </div>
      </div>
    </div>
  );
}
