import { custom, http, type Transport } from "viem";
import { ChainDisagreement } from "./chain-disagreement.ts";

/** A node that is not on the chain it should be on: nothing it says is about our money. */
export class WrongChainError extends ChainDisagreement {
  constructor(found: unknown, chainId: number) {
    super(`The Ethereum node is on chain ${Number(found)}, not ${chainId}.`);
    this.name = "WrongChainError";
  }
}

/**
 * Asks the node which chain it is on with every request, in the same batch, so that a node that is swapped
 * or misrouted while we run is noticed before its answer is used.
 */
export function checkedTransport(url: string, chainId: number): Transport {
  const { request } = http(url, { batch: { wait: 0 }, timeout: 10_000, retryCount: 1 })({});
  async function check(): Promise<void> {
    const found: unknown = await request({ method: "eth_chainId" });
    if (Number(found) !== chainId) throw new WrongChainError(found, chainId);
  }
  return custom(
    {
      async request({ method, params }: { method: string; params?: unknown }) {
        // What is sent cannot be called back.
        if (method.startsWith("eth_send")) await check();
        const answer: Promise<unknown> = request({ method, params });
        // Where the chain is wrong, its other failures do not matter.
        answer.catch(() => undefined);
        await check();
        return answer;
      },
    },
    { retryCount: 0 },
  );
}
