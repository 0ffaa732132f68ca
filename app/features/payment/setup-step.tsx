import { setupStep } from "../../../content/payment.ts";
import { roleWords } from "../../../content/role-limits.ts";
import { longestEmail } from "../../../domain/field/longest-email.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useSession } from "../../session/use-session.ts";
import type { PaidFor } from "./paid-for.ts";
import { useMayPay } from "./use-may-pay.ts";
import type { PaymentFlowControls } from "./use-payment-flow.ts";
import type { Wallet } from "./wallet/ethereum-provider.ts";
import { WalletConnector } from "./wallet/wallet-connector.tsx";

type SetupStepProps = {
  controls: PaymentFlowControls;
  paidFor: PaidFor;
  wallets: readonly Wallet[];
  onConnected: (wallet: Wallet) => void;
};

export function SetupStep({ controls, paidFor, wallets, onConnected }: SetupStepProps) {
  const { flow, address, email, setupForm } = controls;
  const isSignedIn = useSession().kind === "signed-in";
  const mayPay = useMayPay();
  if (flow.step !== "setup") return null;

  const problem = flow.problem ?? setupForm.failure;
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_13rem] md:gap-10">
      <div>
        <h3 className="text-heading font-stretch-118%">{setupStep.heading}</h3>
        <p className="mt-4 max-w-[44ch] text-mist">{setupStep.introduction}</p>
        {mayPay ? (
          <form {...setupForm.props} className="mt-8">
            <Field
              form={setupForm}
              name="ethAddress"
              label={setupStep.address}
              hint={setupStep.addressHint}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  data-first-focus
                  value={address}
                  onChange={(event) => controls.setAddress(event.currentTarget.value)}
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
            <WalletConnector
              wallets={wallets}
              onConnected={(wallet, account) => {
                onConnected(wallet);
                controls.setAddress(account);
              }}
            />
            {!isSignedIn && (
              <Field
                form={setupForm}
                name="email"
                label={setupStep.email}
                hint={setupStep.emailHint}
                className="mt-6"
              >
                {(control) => (
                  <Input
                    {...control}
                    type="email"
                    value={email}
                    onChange={(event) => controls.setEmail(event.currentTarget.value)}
                    autoComplete="email"
                    maxLength={longestEmail}
                  />
                )}
              </Field>
            )}
            <Button
              type="submit"
              size="large"
              busy={setupForm.isBusy}
              disabled={address === ""}
              className="mt-4 ml-1.5"
            >
              {setupStep.submit}
            </Button>
            {problem && <Alert tone="danger" title={problem} className="mt-8" />}
          </form>
        ) : (
          <output className="mt-8 block max-w-[44ch]">{roleWords.pays}</output>
        )}
      </div>
      <dl className="border-dashed border-edge max-md:-order-1 max-md:border-b max-md:pb-6 md:border-l md:pl-8">
        <dt className="text-small text-mist">{paidFor.name}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-title leading-[1.1] font-stretch-125% text-amber">
            {paidFor.price}
          </span>
          {paidFor.mark && <span className="text-small text-mist">{paidFor.mark}</span>}
        </dd>
      </dl>
    </div>
  );
}
