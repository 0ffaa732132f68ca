import { describeChain, toQuantity } from "./chains.ts";
import type { EthereumProvider } from "./ethereum-provider.ts";
import { readWalletCode, WalletRefusal } from "./wallet-failure.ts";

const unknownChain = 4902;

/** Throws unless the wallet ends up on the chain: money sent on another one would be lost. */
export async function switchChain(provider: EthereumProvider, chainId: number): Promise<void> {
  if (await isOn(provider, chainId)) return;
  try {
    await provider.request({
      method: "wallet_switchEthereumChain",
      params: [{ chainId: toQuantity(chainId) }],
    });
  } catch (error) {
    const chain = readWalletCode(error) === unknownChain ? describeChain(chainId) : undefined;
    if (!chain) throw error;
    await provider.request({ method: "wallet_addEthereumChain", params: [chain] });
  }
  if (!(await isOn(provider, chainId))) throw new WalletRefusal("wrong-network");
}

async function isOn(provider: EthereumProvider, chainId: number): Promise<boolean> {
  // Some wallets answer in upper case or with a number.
  return Number(await provider.request({ method: "eth_chainId" })) === chainId;
}
