import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createWalletClient, custom, encodeFunctionData, getContractAddress } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockPriceFeed } from "../../contracts/artifacts/mock-price-feed.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { ChainClient } from "../../services/chain/chain.ts";
import { createClient } from "../../services/chain/create-client.ts";
import { developmentFeeds as feeds } from "../../services/chain/development-feeds.ts";
import { readPrice } from "../../services/chain/read-price.ts";
import { deployFeeds } from "./deploy-feeds.ts";
import { openDevelopmentChain, type DevelopmentChain } from "./development-chain.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";

const { faucet, client: stranger } = developmentWallets;
let folder: string;
let node: DevelopmentChain;
let client: ChainClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kinolume-feeds-"));
  node = await openDevelopmentChain({ file: path.join(folder, "blocks.jsonl"), blockTimeMs: 0 });
  await deployFeeds(node);
  const transport = custom({ request: node.request }, { retryCount: 0 });
  client = createClient({ chainId: 31_337, label: "test", transport, pollingMs: 50 });
});
afterAll(async () => {
  await node.close();
  await rm(folder, { recursive: true });
});

function createWallet(account: typeof faucet.account) {
  const transport = custom({ request: node.request }, { retryCount: 0 });
  return createWalletClient({ account, chain: client.chain, transport });
}
type Round = { id: bigint; answer: bigint; updatedAt: bigint; answeredInRound: bigint };
async function answerWith(round: Round): Promise<void> {
  await createWallet(faucet.account).writeContract({
    address: feeds.ethUsd,
    abi: mockPriceFeed.abi,
    functionName: "setRound",
    args: [{ startedAt: round.updatedAt, ...round }],
    gas: 200_000n,
  });
  await node.request({ method: "evm_mine" });
}
const seconds = () => BigInt(Math.floor(Date.now() / 1000));

describe("the development chain's price feeds", () => {
  it("stand where everybody looks for them, once", async () => {
    const from = faucet.account.address;
    expect(feeds).toEqual({
      ethUsd: getContractAddress({ from, nonce: 0n }),
      gbpUsd: getContractAddress({ from, nonce: 1n }),
    });
    await deployFeeds(node);
    expect(await client.getTransactionCount({ address: from })).toBe(2);
  });

  it("are always fresh, though the chain rests", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await node.request({ method: "evm_increaseTime", params: [86_400] });
    expect(await readPrice({ client, feeds }, tomorrow)).toEqual({
      ethUsd: { answer: 3_000_00000000n, decimals: 8 },
      gbpUsd: { answer: 1_30000000n, decimals: 8 },
    });
  });

  it("give no price that is stale, unfinished, or none", async () => {
    const good = { id: 9n, answer: 2_999_00000000n, updatedAt: seconds(), answeredInRound: 9n };
    await answerWith(good);
    expect((await readPrice({ client, feeds })).ethUsd.answer).toBe(2_999_00000000n);
    for (const [changes, reason] of [
      [{ updatedAt: seconds() - 5000n }, "seconds old"],
      [{ answeredInRound: 8n }, "no complete round"],
      [{ answer: -1n }, "not a price"],
    ] as const) {
      await answerWith({ ...good, ...changes });
      const failure = await readPrice({ client, feeds }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect(failure).toMatchObject({
        code: "unavailable",
        cause: { message: expect.stringContaining(reason) },
      });
    }
  });

  it("obey their owner alone, and say why not", async () => {
    const call = {
      address: feeds.gbpUsd,
      abi: mockPriceFeed.abi,
      functionName: "setAnswer",
      args: [1n],
    } as const;
    await expect(createWallet(stranger.account).writeContract(call)).rejects.toThrow("NotOwner");
    const hash = await createWallet(stranger.account).sendTransaction({
      to: feeds.gbpUsd,
      data: encodeFunctionData(call),
      gas: 100_000n,
    });
    await node.request({ method: "evm_mine" });
    expect((await client.getTransactionReceipt({ hash })).status).toBe("reverted");
  });

  it("are not mistaken for one another", async () => {
    const swapped = { ethUsd: feeds.gbpUsd, gbpUsd: feeds.ethUsd };
    await expect(readPrice({ client, feeds: swapped })).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/is "(?:GBP|ETH) \/ USD", not/) },
    });
  });
});
