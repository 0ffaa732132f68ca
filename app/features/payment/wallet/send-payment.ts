import { toQuantity, describeChain } from "./chains.ts";
import { requestAccounts } from "./connect-wallet.ts";
import type { EthereumProvider } from "./ethereum-provider.ts";
import {
  readWalletFailure,
  type WalletFailure,
  WalletRefusal,
  readWalletCode,
} from "./wallet-failure.ts";

const unknownChain = 4902;

export type WalletPayment = { from: string; to: string; wei: bigint; chainId: number };
export type WalletOutcome = { is: "sent"; hash: string } | { is: WalletFailure };

/** Asks the wallet to pay; its owner still sees and signs it there. */
export async function sendPayment(
  provider: EthereumProvider,
  { from, to, wei, chainId }: WalletPayment,
): Promise<WalletOutcome> {
  try {
    const account = await findAccount(provider, from);
    await switchChain(provider, chainId);
    await requireFunds(provider, account, wei);
    const hash = await provider.request({
      method: "eth_sendTransaction",
      params: [{ from: account, to, value: toQuantity(wei) }],
    });
    if (typeof hash !== "string") throw new WalletRefusal("failed");
    return { is: "sent", hash };
  } catch (error) {
    return { is: readWalletFailure(error) };
  }
}

/** From another account it would arrive as somebody else's money, and wait for a person to look. */
async function findAccount(provider: EthereumProvider, from: string): Promise<string> {
  const accounts = await requestAccounts(provider);
  if (accounts.length === 0) throw new WalletRefusal("locked");
  const account = accounts.find((each) => each.toLowerCase() === from.toLowerCase());
  if (!account) throw new WalletRefusal("other-account");
  return account;
}

async function requireFunds(provider: EthereumProvider, account: string, wei: bigint) {
  const balance = await provider.request({
    method: "eth_getBalance",
    params: [account, "latest"],
  });
  if (typeof balance === "string" && BigInt(balance) < wei)
    throw new WalletRefusal("insufficient-funds");
}

/** Throws unless the wallet ends up on the chain: money sent on another one would be lost. */
async function switchChain(provider: EthereumProvider, chainId: number): Promise<void> {
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
