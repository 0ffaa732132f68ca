import { developmentChainId } from "../../../../domain/payment/development-chain-id.ts";
import { useState } from "react";
import { developmentWallet, isOnThisMachine } from "./development-wallet.ts";
import type { Wallet } from "./ethereum-provider.ts";
import { useWallets } from "./use-wallets.ts";

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
