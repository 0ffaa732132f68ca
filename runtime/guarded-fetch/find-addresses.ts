import { lookup } from "node:dns/promises";
import { isIP, BlockList } from "node:net";
import { FetchError } from "./fetch-error.ts";

/** Everything that is not the public internet: private, loopback, link-local, shared, documentation, multicast. */
const refused4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Of IPv6 only 2000::/3 is public; inside it, what carries another address or is set aside. */
const refused6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const blocked = new BlockList();
for (const range of refused4) addRange(range, "ipv4");
for (const range of refused6) addRange(range, "ipv6");

const global6 = new BlockList();

global6.addSubnet("2000::", 3, "ipv6");

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

function addRange(range: string, family: "ipv4" | "ipv6"): void {
  const [network = "", bits = ""] = range.split("/");
  blocked.addSubnet(network, Number(bits), family);
}

/** Whether anybody on the internet could ask this address too, so that asking it reveals nothing of ours. */
function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  if (family === 6) return global6.check(address, "ipv6") && !blocked.check(address, "ipv6");
  return false;
}
