import { developmentChainId } from "../../../../domain/payment/development-chain-id.ts";
import { useState, useEffect } from "react";
import type { Wallet } from "./ethereum-provider.ts";
import { walletWords } from "../../../../content/payment.ts";
import { developmentChainPath } from "./chains.ts";
import { watchWallets } from "./watch-wallets.ts";

/** The chain signs for wallets of its own, so that paying can be tried without one. */
const developmentWallet: Wallet = {
  id: "development",
  name: walletWords.development,
  provider: { request: ({ method, params = [] }) => callChain(method, params) },
};

export type KnownWallets = { wallets: readonly Wallet[]; remember: (wallet: Wallet) => void };

/**
 * The wallets that can pay; once one is connected, it alone. Before there is a payment nobody knows
 * its chain, so on this machine the development wallet is among them.
 */
export function useKnownWallets(chainId: number | undefined): KnownWallets {
  const announced = useWallets();
  const [connected, remember] = useState<Wallet>();
  const canBeDevelopment =
    isOnThisMachine() && (chainId === undefined || chainId === developmentChainId);
  const all = canBeDevelopment ? [...announced, developmentWallet] : announced;
  const isChosen = chainId !== undefined && connected && all.includes(connected);
  return { wallets: isChosen ? [connected] : all, remember };
}

/** Where the chain of this machine may be reached: nowhere but on this machine. */
function isOnThisMachine(): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
}

async function callChain(method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(developmentChainPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === "object" && answer !== null) {
    if ("result" in answer) return answer.result;
    if ("error" in answer) throw answer.error;
  }
  throw new Error(`${method} was not answered`);
}

/** A wallet may announce itself more than once; its place in the list stays. */
function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(
    () =>
      watchWallets((wallet) =>
        setWallets((known) =>
          known.some(({ id }) => id === wallet.id) ? known : [...known, wallet],
        ),
      ),
    [],
  );
  return wallets;
}
