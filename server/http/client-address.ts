import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

export type IsTrustedProxy = (address: string) => boolean;

export function createProxyTrust(ranges: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The nearest address that no trusted proxy vouches for. X-Forwarded-For grows to the right, so
 * everything left of the first untrusted hop may be invented by the client.
 */
export function readClientAddress(
  incoming: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } },
  isTrustedProxy: IsTrustedProxy,
): string | undefined {
  const header = incoming.headers["x-forwarded-for"];
  const forwarded = header === undefined ? [] : String(header).split(",");
  let client = normaliseAddress(incoming.socket.remoteAddress ?? "");
  while (client !== undefined && isTrustedProxy(client)) {
    const next = forwarded.pop();
    const hop = next === undefined ? undefined : normaliseAddress(next);
    if (hop === undefined) break;
    client = hop;
  }
  return client;
}

/** Without port, brackets and zone; IPv4 mapped into IPv6 becomes plain IPv4. */
export function normaliseAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(?<address>[^\]]*)\](?::\d+)?$/, "$<address>")
    .replace(/^(?<address>\d+\.\d+\.\d+\.\d+):\d+$/, "$<address>")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(bare) === 0 ? undefined : bare;
}
