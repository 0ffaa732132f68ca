import type { Wallet } from "./ethereum-provider.ts";

export function WalletIcon({ wallet: { icon } }: { wallet: Wallet }) {
  return icon ? (
    <img src={icon} alt="" width={20} height={20} className="mr-2.5 inline-block align-[-0.25em]" />
  ) : null;
}
