import { z } from "zod";
import { brand } from "../../../content/brand.ts";
import type { Chain } from "../../../services/chain/chain.ts";
import { ethereumVariables, readEthereum } from "../../../services/chain/ethereum-config.ts";
import { openConfiguredChain } from "../../../services/chain/open-configured-chain.ts";
import { env } from "../../../runtime/config/env.ts";

const variables = z.object(ethereumVariables);
let own: Chain | null | undefined;

/** The chain that payments and anchors live on, or null where none is configured. */
export function findChain(): Chain | null {
  return (own ??= openOwn());
}

/** By itself a function has no development chain beside it. */
function openOwn(): Chain | null {
  const names = Object.keys(ethereumVariables);
  const values = variables.parse(Object.fromEntries(names.map((name) => [name, env(name)])));
  const ethereum = readEthereum(values, brand.origin);
  return ethereum.rpcUrls.length > 0 ? openConfiguredChain(ethereum) : null;
}
