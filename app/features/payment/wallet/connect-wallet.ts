import type { EthereumProvider } from "./ethereum-provider.ts";
import { readWalletFailure, type WalletFailure, WalletRefusal } from "./wallet-failure.ts";

export type Connected = { is: "connected"; address: string } | { is: WalletFailure };

/** Asks for the account that its owner wants to pay from. */
export async function connectWallet(provider: EthereumProvider): Promise<Connected> {
  try {
    const [address] = await requestAccounts(provider);
    return address ? { is: "connected", address } : { is: "locked" };
  } catch (error) {
    return { is: readWalletFailure(error) };
  }
}

export async function requestAccounts(provider: EthereumProvider): Promise<string[]> {
  const accounts = await provider.request({ method: "eth_requestAccounts" });
  if (!Array.isArray(accounts)) throw new WalletRefusal("failed");
  return accounts.filter((account) => typeof account === "string");
}
