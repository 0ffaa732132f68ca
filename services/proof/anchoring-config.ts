import { z } from "zod";
import { privateKeyToAccount } from "viem/accounts";
import { developmentWallets } from "../chain/development-wallets.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";

const isKey = (value: unknown) => typeof value === "string" && /^0x[\da-f]{64}$/i.test(value);
const isAddress = (value: unknown) => typeof value === "string" && /^0x[\da-f]{40}$/i.test(value);

export const anchoringVariables = {
  ETH_ANCHOR_KEY: z.custom<`0x${string}`>(isKey).refine(isUsable).optional(),
  CONTENT_REGISTRY: z.custom<`0x${string}`>(isAddress).optional(),
};

export const anchoringExpected = {
  ETH_ANCHOR_KEY: "a private key: 0x and 64 hexadecimal digits",
  CONTENT_REGISTRY: "a contract's address: 0x and 40 hexadecimal digits",
};

export type AnchoringConfig = {
  /** Whoever holds it publishes as the studio. None: the development chain's own, or no anchoring. */
  key: `0x${string}` | undefined;
  registry: `0x${string}` | undefined;
};

const schema = z.object(anchoringVariables);

export function readAnchoring(values: z.infer<typeof schema>, siteUrl: string): AnchoringConfig {
  const key = values.ETH_ANCHOR_KEY;
  const isPublic = !isLoopbackHost(new URL(siteUrl).hostname);
  const known = Object.values(developmentWallets).map(({ privateKey }) => privateKey.toLowerCase());
  if (isPublic && key && known.includes(key.toLowerCase())) {
    throw new ConfigError(
      `ETH_ANCHOR_KEY is a key of the development chain, which everybody knows, but the site is ${siteUrl}.`,
    );
  }
  return { key, registry: values.CONTENT_REGISTRY };
}

/** Not every number of that length is a key. */
function isUsable(key: `0x${string}`): boolean {
  try {
    privateKeyToAccount(key);
    return true;
  } catch {
    return false;
  }
}
