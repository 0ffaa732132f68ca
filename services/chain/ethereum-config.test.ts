import { describe, expect, it } from "vitest";
import { readConfig } from "../../server/config/config.ts";

const ETH_RPC_URL = "https://node.example/secret";
const ETH_RECEIVING_ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";
const SITE_URL = "https://kinolume.example";
const read = (env: Record<string, string>) => readConfig(env).ethereum;

describe("the Ethereum settings", () => {
  it("name a node, and Ethereum itself unless another chain is named", () => {
    expect(read({ SITE_URL, ETH_RPC_URL, ETH_RECEIVING_ADDRESS })).toEqual({
      rpcUrls: [ETH_RPC_URL],
      chainId: 1,
      receivingAddress: ETH_RECEIVING_ADDRESS,
      feeds: {},
    });
    const two = `${ETH_RPC_URL}, https://second.example`;
    expect(
      read({ ETH_RPC_URL: two, ETH_CHAIN_ID: "11155111", ETH_RECEIVING_ADDRESS }),
    ).toMatchObject({ rpcUrls: [ETH_RPC_URL, "https://second.example"], chainId: 11_155_111 });
  });

  it("refuse the wallet nobody holds wherever money is real", () => {
    expect(() => read({ ETH_RPC_URL })).toThrow(/^ETH_RECEIVING_ADDRESS is .* nobody holds/);
    expect(read({ SITE_URL }).rpcUrls).toEqual([]);
    expect(read({ ETH_RPC_URL, ETH_CHAIN_ID: "31337" }).chainId).toBe(31_337);
  });

  it("refuse a development chain for a public site", () => {
    const ETH_CHAIN_ID = "31337";
    expect(() => read({ SITE_URL, ETH_RPC_URL, ETH_CHAIN_ID, ETH_RECEIVING_ADDRESS })).toThrow(
      /development chains are for loopback/,
    );
  });

  it("refuse a chain without a node, and one whose feeds nobody knows", () => {
    expect(() => read({ ETH_CHAIN_ID: "1" })).toThrow(/^ETH_CHAIN_ID is set but ETH_RPC_URL/);
    const env = { ETH_RPC_URL, ETH_CHAIN_ID: "10", ETH_RECEIVING_ADDRESS };
    expect(() => read(env)).toThrow(/set ETH_USD_FEED and GBP_USD_FEED/);
    const feed = ETH_RECEIVING_ADDRESS;
    expect(read({ ...env, ETH_USD_FEED: feed, GBP_USD_FEED: feed }).feeds).toEqual({
      ethUsd: feed,
      gbpUsd: feed,
    });
  });

  it("never show a node's address, which may hold a key", () => {
    expect(() => read({ ETH_RPC_URL: "ws://node.example/secret" })).toThrow(
      /^ETH_RPC_URL is not usable but should be one or two/,
    );
    expect(() => read({ ETH_RPC_URL: "http://a,http://b,http://c" })).toThrow(/^ETH_RPC_URL is/);
    expect(() => read({ ETH_RECEIVING_ADDRESS: "0x12" })).toThrow(/^ETH_RECEIVING_ADDRESS is/);
  });
});
