import { describe, expect, it } from "vitest";
import { networkOf } from "./take-token.ts";

describe("the network of an address", () => {
  it("is the address itself for IPv4, also when mapped into IPv6", () => {
    expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
    expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  });

  it("is the /64 for IPv6, however it is written", () => {
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:0db8:0001:0002::9")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:db8::9")).toBe("2001:db8:0:0::/64");
    expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
  });
});
