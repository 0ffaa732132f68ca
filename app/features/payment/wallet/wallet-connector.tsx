import { useState } from "react";
import { walletWords } from "../../../../content/payment.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { connectWallet } from "./connect-wallet.ts";
import type { Wallet } from "./ethereum-provider.ts";
import { WalletNote } from "./wallet-note.tsx";

type WalletConnectorProps = {
  wallets: readonly Wallet[];
  onConnected: (wallet: Wallet, address: string) => void;
};

/** One wallet is asked at once; among several its owner chooses first. */
export function WalletConnector({ wallets, onConnected }: WalletConnectorProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [asked, setAsked] = useState<string>();
  const [note, setNote] = useState("");

  const { isBusy, run: connect } = useAction(async (wallet: Wallet) => {
    setAsked(wallet.id);
    setNote("");
    const outcome = await connectWallet(wallet.provider);
    if (outcome.is !== "connected") return setNote(walletWords.failures[outcome.is]);
    setIsChoosing(false);
    setNote(walletWords.connected(wallet.name));
    return onConnected(wallet, outcome.address);
  });

  function begin() {
    const [only, ...others] = wallets;
    if (!only) setNote(walletWords.none);
    else if (others.length === 0) connect(only);
    else setIsChoosing(!isChoosing);
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        variant="secondary"
        busy={isBusy && !isChoosing}
        onClick={begin}
        aria-expanded={wallets.length > 1 ? isChoosing : undefined}
      >
        {walletWords.connect}
      </Button>
      {isChoosing && (
        <ul aria-label={walletWords.choose} className="flex flex-wrap gap-x-6">
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <Button
                variant="quiet"
                busy={isBusy && asked === wallet.id}
                onClick={() => connect(wallet)}
              >
                <WalletIcon wallet={wallet} />
                {wallet.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <WalletNote>{note}</WalletNote>
    </div>
  );
}

function WalletIcon({ wallet: { icon } }: { wallet: Wallet }) {
  return icon ? (
    <img src={icon} alt="" width={20} height={20} className="mr-2.5 inline-block align-[-0.25em]" />
  ) : null;
}
