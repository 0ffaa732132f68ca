import { z } from "zod";
import { brand } from "../../../content/brand.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import { ethereumVariables, readEthereum } from "../../../server/chain/ethereum-config.ts";
import { openConfiguredChain } from "../../../server/chain/open-configured-chain.ts";
import { env } from "./env.ts";
import { currentHost } from "./host.ts";

const variables = z.object(ethereumVariables);
let own: Chain | null | undefined;

/** The chain that payments and anchors live on, or null where none is configured. */
export function findChain(): Chain | null {
  const host = currentHost();
  if (host) return host.chain ?? null;
  own ??= openOwn();
  return own;
}

/** By itself a function has no development chain beside it. */
function openOwn(): Chain | null {
  const names = Object.keys(ethereumVariables);
  const values = variables.parse(Object.fromEntries(names.map((name) => [name, env(name)])));
  const ethereum = readEthereum(values, brand.origin);
  return ethereum.rpcUrls.length > 0 ? openConfiguredChain(ethereum) : null;
}
