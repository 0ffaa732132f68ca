import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { FetchError } from "./fetch-error.ts";
import { isPublicAddress } from "./public-address.ts";

export type FoundAddress = { address: string; family: number };

/**
 * Resolved once, checked, and then used as they are: a name that answers differently a moment later gains nothing.
 * A name with one private address among public ones is refused as a whole.
 */
export async function findAddresses(host: string, allowPrivate: boolean): Promise<FoundAddress[]> {
  const name = host.replaceAll(/^\[|\]$/g, "");
  const family = isIP(name);
  const found = family === 0 ? await resolve(name) : [{ address: name, family }];
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) {
    throw new FetchError("address", "The address is not on the public internet.");
  }
  return found;
}

async function resolve(name: string): Promise<FoundAddress[]> {
  try {
    const found = await lookup(name, { all: true });
    if (found.length > 0) return found;
  } catch (cause) {
    throw new FetchError("unreachable", "The host's name could not be resolved.", { cause });
  }
  throw new FetchError("unreachable", "The host's name could not be resolved.");
}
