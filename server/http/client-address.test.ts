import { describe, expect, it } from "vitest";
import { createProxyTrust, readClientAddress } from "./client-address.ts";

const proxies = ["10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48", "::1"];

function clientOf(remoteAddress: string | undefined, forwarded?: string, trusted = proxies) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return readClientAddress({ headers, socket: { remoteAddress } }, createProxyTrust(trusted));
}

describe("readClientAddress", () => {
  it.each([
    ["the socket's address", "203.0.113.5", undefined, "203.0.113.5"],
    [
      "the socket's address, whatever an untrusted peer claims",
      "203.0.113.5",
      "1.1.1.1",
      "203.0.113.5",
    ],
    ["what a trusted proxy saw", "192.0.2.7", "203.0.113.5", "203.0.113.5"],
    ["what a proxy in a trusted range saw", "10.200.3.4", "203.0.113.5", "203.0.113.5"],
    ["the right-most untrusted hop", "10.0.0.1", "1.1.1.1, 203.0.113.5, 10.9.9.9", "203.0.113.5"],
    ["the first hop when all are trusted", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["the proxy when it says nothing", "10.0.0.1", undefined, "10.0.0.1"],
    ["the last known hop before garbage", "10.0.0.1", "unknown, 10.0.0.2", "10.0.0.2"],
    ["an IPv4 address mapped into IPv6", "::ffff:10.0.0.1", "::ffff:203.0.113.5", "203.0.113.5"],
    ["an IPv6 client", "::1", "2001:db8:2::9", "2001:db8:2::9"],
    ["an IPv6 client behind an IPv6 range", "2001:db8:1::5", "2001:db8:2::9", "2001:db8:2::9"],
    ["an IPv6 peer just outside the range", "2001:db8:2::5", "203.0.113.5", "2001:db8:2::5"],
    ["addresses with ports", "10.0.0.1", "203.0.113.5:4711", "203.0.113.5"],
    ["bracketed addresses with ports", "10.0.0.1", "[2001:db8:2::9]:4711", "2001:db8:2::9"],
    ["nothing when the socket is gone", undefined, "203.0.113.5", undefined],
  ])("gives %s", (_, remote, forwarded, expected) => {
    expect(clientOf(remote, forwarded)).toBe(expected);
  });

  it("believes no header when no proxy is trusted", () => {
    expect(clientOf("127.0.0.1", "203.0.113.5", [])).toBe("127.0.0.1");
  });
});
