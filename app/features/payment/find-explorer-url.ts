import type { KeptPayment } from "./kept-payment.ts";

const publicExplorers: Readonly<Record<number, string>> = {
  1: "https://etherscan.io/tx/",
  11155111: "https://sepolia.etherscan.io/tx/",
};

type Followed = Pick<KeptPayment, "chainId" | "explorerUrl" | "transactionHash">;

/** Where the server says, as long as it is a web address; else the chain's best known explorer. */
export function findExplorerUrl(payment: Followed): string | undefined {
  const { chainId, explorerUrl, transactionHash } = payment;
  if (explorerUrl && /^(?:https?:\/\/|\/(?!\/))/.test(explorerUrl)) return explorerUrl;
  const explorer = publicExplorers[chainId];
  return explorer && transactionHash ? explorer + transactionHash : undefined;
}
