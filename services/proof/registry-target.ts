import type { Address, PrivateKeyAccount } from "viem";
import { readRegistry, type Ask } from "../../domain/proof/read-registry.ts";
import type { RegistryEntry } from "../../domain/proof/registry-entry.ts";
import type { Hex } from "../../domain/proof/hex.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { Chain, ChainClient } from "../chain/chain.ts";

/** Where contents are anchored, and in whose name. */
export type RegistryTarget = { chain: Chain; registry: Address; account: PrivateKeyAccount };

type Question = { root: Hex; contentHash: Hex };

/** Asks every configured node; undefined while they disagree, as they do until all have seen a block. */
export async function readEntry(
  { chain, registry, account }: RegistryTarget,
  question: Question,
): Promise<RegistryEntry | undefined> {
  const asked = { publisher: account.address, ...question };
  const clients = [chain.client, ...(chain.secondClient ? [chain.secondClient] : [])];
  const entries = await Promise.all(
    clients.map(async (client) => {
      const entry = await readRegistry(askThrough(client), registry, asked);
      if (!entry) throw new AppError("no_registry", `There is no registry at ${registry}.`);
      return entry;
    }),
  );
  const [first] = entries;
  const isAgreed = entries.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return isAgreed ? first : undefined;
}

/** The domain's way to ask a node; viem's `client.request` takes only methods named when it is compiled. */
export function askThrough({ transport }: Pick<ChainClient, "transport">): Ask {
  return (method, params) => transport.request({ method, params: [...params] });
}
