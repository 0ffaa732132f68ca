import type { Ask } from "../../../domain/proof/read-registry.ts";
import { askWallet } from "./ask-wallet.ts";

/** Through whom the chain is asked. */
export type NodeChoice = { kind: "ours" } | { kind: "wallet" } | { kind: "other"; address: string };

export const ourNode = "/chain-rpc";
const timeoutMilliseconds = 15_000;

export function connectNode(choice: NodeChoice): Ask {
  if (choice.kind === "wallet") return askWallet;
  return askAddress(choice.kind === "ours" ? ourNode : choice.address);
}

export function isNodeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  const isOwnMachine = /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isOwnMachine);
}

function askAddress(address: string): Ask {
  let id = 0;
  return async (method, params) => {
    id += 1;
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
      // The node need not know where it is asked from.
      referrerPolicy: "no-referrer",
      credentials: "omit",
    });
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null || !("result" in answer)) {
      throw new Error(`The node refused ${method}.`);
    }
    return answer.result;
  };
}
