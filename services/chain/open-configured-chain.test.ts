import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { mockPriceFeed } from "../../contracts/artifacts/mock-price-feed.ts";
import { deployFeeds } from "../../server/development-chain/deploy-feeds.ts";
import {
  startDevelopmentChain,
  type RunningDevelopmentChain,
} from "../../server/development-chain/start-development-chain.ts";
import { checkConfiguredChain, openConfiguredChain } from "./open-configured-chain.ts";
import { readPrice } from "./read-price.ts";

const receivingAddress = "0x52908400098527886E0F7030069857D2E4169EE7";
let folder: string;
let node: RunningDevelopmentChain;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kinolume-node-"));
  const file = path.join(folder, "blocks.jsonl");
  node = await startDevelopmentChain({ file, port: 0, blockTimeMs: 0 });
  await deployFeeds(node);
});
afterAll(async () => {
  await node.close();
  await rm(folder, { recursive: true });
});

const open = (rpcUrls: string[], chainId = 31_337) =>
  openConfiguredChain({ rpcUrls, chainId, receivingAddress, feeds: {} });
const failOnUnreachable = (error: unknown) => {
  throw error;
};

describe("a configured chain", () => {
  it("reads blocks and prices from its nodes, which must agree", async () => {
    const chain = open([node.url, node.url]);
    await checkConfiguredChain(chain, failOnUnreachable);
    expect(await chain.readGenesis()).toBe(node.genesis);
    expect(await chain.client.getBlockNumber()).toBe(1n);
    const call = { abi: mockPriceFeed.abi, functionName: "setAnswer", args: [1n] } as const;
    await expect(
      chain.client.simulateContract({ address: chain.feeds.ethUsd, ...call }),
    ).rejects.toThrow("NotOwner");
    expect((await readPrice(chain)).gbpUsd.answer).toBe(1_30000000n);
    expect(chain.explorerUrl(node.genesis)).toContain(node.genesis);
  });

  it("refuses to start on a node of another chain, or without the feeds that were named", async () => {
    await expect(checkConfiguredChain(open([node.url], 1), failOnUnreachable)).rejects.toThrow(
      "ETH_RPC_URL: The Ethereum node is on chain 31337, not 1.",
    );
    const feeds = { ethUsd: receivingAddress, gbpUsd: receivingAddress } as const;
    const elsewhere = openConfiguredChain({
      rpcUrls: [node.url],
      chainId: 31_337,
      receivingAddress,
      feeds,
    });
    await expect(checkConfiguredChain(elsewhere, failOnUnreachable)).rejects.toThrow(
      `The price feed at ${receivingAddress} is no contract, not ETH / USD.`,
    );
  });

  it("starts while its node is away, and fails at every use until it is there", async () => {
    const chain = open(["http://127.0.0.1:9"]);
    const reasons: unknown[] = [];
    await checkConfiguredChain(chain, (error) => reasons.push(error));
    expect(reasons).toHaveLength(1);
    await expect(chain.check()).rejects.toThrow();
    await expect(chain.readGenesis()).rejects.toThrow();
  });

  it("notices a node that changes its chain while we run, and sends it nothing", async () => {
    const liar = await startProxy(node.url);
    try {
      const chain = open([liar.url]);
      expect(await chain.client.getBlockNumber()).toBe(1n);
      liar.lie();
      await expect(chain.client.getBlockNumber()).rejects.toThrow("is on chain 1, not 31337");
      const send = chain.client.sendRawTransaction({ serializedTransaction: "0x02" });
      await expect(send).rejects.toThrow("is on chain 1, not 31337");
      expect(liar.methods).not.toContain("eth_sendRawTransaction");
    } finally {
      await liar.close();
    }
  });

  it("says when the wallet's address has a typing error", () => {
    const config = { rpcUrls: [node.url], chainId: 1, feeds: {} };
    expect(() =>
      openConfiguredChain({
        ...config,
        receivingAddress: "0x52908400098527886E0F7030069857D2E4169Ee7",
      }),
    ).toThrow(/^ETH_RECEIVING_ADDRESS is .* typing error/);
  });
});

const calls = z.array(z.looseObject({ method: z.string() }));

/** A node that passes everything on, until it says that it is on Ethereum's own chain. */
async function startProxy(target: string) {
  let isLying = false;
  const methods: string[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    void answer().then((body) => outgoing.end(body));
    async function answer() {
      const asked = calls.parse(JSON.parse(await readAll(incoming)));
      methods.push(...asked.map(({ method }) => method));
      const response = await fetch(target, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(asked),
      });
      const answers: object[] = await response.json();
      outgoing.setHeader("content-type", "application/json");
      return JSON.stringify(
        answers.map((each, index) =>
          isLying && asked[index]?.method === "eth_chainId" ? { ...each, result: "0x1" } : each,
        ),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    methods,
    lie: () => void (isLying = true),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
