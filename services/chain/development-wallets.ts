import { keccak256, parseEther, stringToHex, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";

function deriveWallet(name: string) {
  const privateKey: Hex = keccak256(stringToHex(`kinolume development chain: ${name}`));
  return { privateKey, account: privateKeyToAccount(privateKey) };
}

/**
 * Wallets that hold play money from the first block on. Anybody can work out their keys: they are worth
 * nothing on any other chain, and must never be sent anything there.
 */
export const developmentWallets = {
  /** Deploys the price feeds and gives money away. */
  faucet: deriveWallet("faucet"),
  /** For whoever tries out paying. */
  client: deriveWallet("client"),
  /** Anchors content. */
  publisher: deriveWallet("publisher"),
};

export const initialBalances = [
  { address: developmentWallets.faucet.account.address, wei: parseEther("1000000000") },
  { address: developmentWallets.client.account.address, wei: parseEther("1000") },
  { address: developmentWallets.publisher.account.address, wei: parseEther("1000") },
];
