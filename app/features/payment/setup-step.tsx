import { formatPounds } from "../../../content/money.ts";
import { setupStep } from "../../../content/payment.ts";
import { type PrPackage, vatMark } from "../../../content/pr-packages.ts";
import { longestEmail } from "../../../domain/field/longest-email.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useSession } from "../../session/use-session.ts";
import type { PaymentFlowControls } from "./use-payment-flow.ts";
import { WalletConnector } from "./wallet/wallet-connector.tsx";
import type { Wallet } from "./wallet/ethereum-provider.ts";

type SetupStepProps = {
  controls: PaymentFlowControls;
  prPackage: PrPackage;
  wallets: readonly Wallet[];
  onConnected: (wallet: Wallet) => void;
};

export function SetupStep({ controls, prPackage, wallets, onConnected }: SetupStepProps) {
  const { flow, address, email, setupForm } = controls;
  const isSignedIn = useSession().kind === "signed-in";
  if (flow.step !== "setup") return null;

  const problem = flow.problem ?? setupForm.failure;
  return (
    <div className="till-setup">
      <div>
        <h3 className="till-heading">{setupStep.heading}</h3>
        <p className="mt-4 max-w-[44ch] text-mist">{setupStep.introduction}</p>
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
                className="till-hex"
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
      </div>
      <dl className="till-stub">
        <dt className="text-small text-mist">{prPackage.name}</dt>
        <dd>
          <span className="till-price">{formatPounds(prPackage.price_gbp)}</span>
          <span className="text-small text-mist">{vatMark}</span>
        </dd>
      </dl>
    </div>
  );
}
