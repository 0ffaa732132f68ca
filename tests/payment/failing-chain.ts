import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import {
  createWalletClient,
  custom,
  getAddress,
  numberToHex,
  parseEther,
  type Address,
  type Hash,
  type PrivateKeyAccount,
} from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { Chain } from "../../services/chain/chain.ts";
import { answerRpc } from "../../server/development-chain/answer-rpc.ts";
import { deployFeeds } from "../../server/development-chain/deploy-feeds.ts";
import {
  openDevelopmentChain,
  type RpcRequest,
} from "../../server/development-chain/development-chain.ts";
import { openConfiguredChain } from "../../services/chain/open-configured-chain.ts";

export const receivingAddress = getAddress("0x00000000000000000000000000000000000c0ffe");

export type Payer = { account: PrivateKeyAccount; address: Address; send: Send };
type Send = (fields: {
  to?: Address | null;
  value?: bigint;
  nonce?: number;
  gasPrice?: bigint;
  data?: `0x${string}`;
  gas?: bigint;
}) => Promise<Hash>;

/** What a node can get wrong. */
type Faults = {
  isDown: boolean;
  chainId: number | null;
  hides: Set<string>;
  /** Calls its newest block final. */
  isHasty: boolean;
};

/** A development chain that makes blocks only when told, behind one or two nodes that can fail. */
export async function startFailingChain(nodeCount = 1) {
  const folder = await mkdtemp(path.join(tmpdir(), "kinolume-payment-"));
  const development = await openDevelopmentChain({
    file: path.join(folder, "blocks.jsonl"),
    blockTimeMs: 0,
  });
  await deployFeeds(development);
  const request = (method: string, ...params: unknown[]) => development.request({ method, params });
  const nodes = await Promise.all(
    Array.from({ length: nodeCount }, () => startNode((asked) => development.request(asked))),
  );
  const chain: Chain = openConfiguredChain({
    rpcUrls: nodes.map(({ url }) => url),
    chainId: 31_337,
    receivingAddress,
    feeds: {},
  });

  async function mine(blocks = 1): Promise<void> {
    for (let made = 0; made < blocks; made += 1) await request("evm_mine");
  }

  function connect(account: PrivateKeyAccount): Payer {
    const transport = custom({ request: (asked) => development.request(asked) }, { retryCount: 0 });
    const wallet = createWalletClient({ account, chain: chain.client.chain, transport });
    const send: Send = ({ gasPrice, ...fields }) =>
      wallet.sendTransaction({
        to: receivingAddress,
        ...fields,
        ...(gasPrice === undefined
          ? {}
          : { maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice }),
      });
    return { account, address: account.address, send };
  }

  async function payers(count: number): Promise<Payer[]> {
    const made = Array.from({ length: count }, () =>
      connect(privateKeyToAccount(generatePrivateKey())),
    );
    for (const { address } of made) {
      await request("development_fund", address, numberToHex(parseEther("100")));
    }
    await mine();
    return made;
  }

  return {
    chain,
    nodes,
    mine,
    /** Until the last transaction is final. */
    settle: () => mine(3),
    payers,
    payer: async (): Promise<Payer> => {
      const [made] = await payers(1);
      if (!made) throw new Error("There is no payer.");
      return made;
    },
    moveOn: (seconds: number) => request("evm_increaseTime", numberToHex(seconds)),
    /** Takes the last blocks back, with or without what was in them. */
    reorganise: (depth: number, dropTransactions: boolean) =>
      request("development_reorganise", numberToHex(depth), { dropTransactions }),
    request,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      await development.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type FailingChain = Awaited<ReturnType<typeof startFailingChain>>;

async function startNode(request: (asked: RpcRequest) => Promise<unknown>) {
  const faults: Faults = { isDown: false, chainId: null, hides: new Set(), isHasty: false };
  const app = new Hono();
  app.post("/", async (context) => {
    if (faults.isDown) return context.text("down", 502);
    const answered = await answerRpc(
      async (asked) => {
        if (asked.method === "eth_chainId" && faults.chainId !== null)
          return numberToHex(faults.chainId);
        const isHidden = Array.isArray(asked.params) && faults.hides.has(String(asked.params[0]));
        if (isHidden) return null;
        const isAboutFinal = Array.isArray(asked.params) && asked.params[0] === "finalized";
        return request(
          faults.isHasty && isAboutFinal ? { ...asked, params: ["latest", false] } : asked,
        );
      },
      await context.req.text(),
    );
    return context.json(answered);
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve(
    { fetch: (asked) => app.fetch(asked), port: 0, hostname: "127.0.0.1" },
    (info) => resolve(info.port),
  );
  const url = `http://127.0.0.1:${await promise}`;
  const stop = () => new Promise<void>((done) => void server.close(() => done()));
  return { url, faults, stop };
}
