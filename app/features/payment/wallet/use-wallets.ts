import { useEffect, useState } from "react";
import type { Wallet } from "./ethereum-provider.ts";
import { watchWallets } from "./watch-wallets.ts";

/** A wallet may announce itself more than once; its place in the list stays. */
export function useWallets(): readonly Wallet[] {
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
