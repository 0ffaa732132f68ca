import { useState } from "react";
import { parseEther } from "viem/utils";
import { nameChain } from "../../../../content/chain-names.ts";
import { walletWords } from "../../../../content/payment.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { KeptPayment } from "../kept-payment.ts";
import type { Wallet } from "./ethereum-provider.ts";
import { sendPayment } from "./send-payment.ts";
import { WalletNote } from "./wallet-note.tsx";

type PayByWalletProps = {
  wallets: readonly Wallet[];
  payment: KeptPayment;
  onSent: (hash: string) => void;
};

export function PayByWallet({ wallets, payment, onSent }: PayByWalletProps) {
  const [asked, setAsked] = useState<string>();
  const [note, setNote] = useState("");

  const { isBusy, run } = useAction(async ({ id, provider }: Wallet) => {
    setAsked(id);
    setNote(walletWords.paying);
    const outcome = await sendPayment(provider, {
      from: payment.ethAddress,
      to: payment.receivingAddress,
      wei: parseEther(payment.requiredAmount),
      chainId: payment.chainId,
    });
    if (outcome.is === "sent") return onSent(outcome.hash);
    const words = walletWords.failures[outcome.is];
    return setNote(
      outcome.is === "wrong-network" ? `${words} ${nameChain(payment.chainId)}.` : words,
    );
  });

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {wallets.map((wallet, index) => (
        <Button
          key={wallet.id}
          variant={index === 0 ? "primary" : "secondary"}
          size="large"
          busy={isBusy && asked === wallet.id}
          onClick={() => run(wallet)}
        >
          {walletWords.pay(wallet.name)}
        </Button>
      ))}
      <WalletNote>{note}</WalletNote>
    </div>
  );
}
