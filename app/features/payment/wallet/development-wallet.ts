import { walletWords } from "../../../../content/payment.ts";
import { developmentChainPath } from "./chains.ts";
import type { Wallet } from "./ethereum-provider.ts";

/** The chain signs for wallets of its own, so that paying can be tried without one. */
export const developmentWallet: Wallet = {
  id: "development",
  name: walletWords.development,
  provider: { request: ({ method, params = [] }) => callChain(method, params) },
};

/** Where the chain of this machine may be reached: nowhere but on this machine. */
export function isOnThisMachine(): boolean {
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
