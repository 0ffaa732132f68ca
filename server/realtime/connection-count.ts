import { networkOf } from "../../runtime/rate-limit/take-token.ts";
import type { RealtimeLimits } from "./limits.ts";

export type ConnectionCount = {
  /** Undefined where there is no room; else call the answer when the socket has gone. */
  enter(address: string): (() => void) | undefined;
};

export function countConnections(
  limits: Pick<RealtimeLimits, "socketsPerNode" | "socketsPerNetwork">,
): ConnectionCount {
  const perNetwork = new Map<string, number>();
  let total = 0;
  return {
    enter(address) {
      const network = networkOf(address);
      const held = perNetwork.get(network) ?? 0;
      if (total >= limits.socketsPerNode || held >= limits.socketsPerNetwork) return undefined;
      total += 1;
      perNetwork.set(network, held + 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        total -= 1;
        const rest = (perNetwork.get(network) ?? 1) - 1;
        if (rest === 0) perNetwork.delete(network);
        else perNetwork.set(network, rest);
      };
    },
  };
}
