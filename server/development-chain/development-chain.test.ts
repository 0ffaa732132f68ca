import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  concat,
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  keccak256,
  pad,
  parseEther,
  parseGwei,
  type Hash,
} from "viem";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDevelopmentChain, type DevelopmentChain } from "./development-chain.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";

const chain = defineChain({
  id: 31_337,
  name: "development",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [] } },
});
const { client: payer } = developmentWallets;
const payee = "0x00000000000000000000000000000000000cafe1";

let folder: string;
let file: string;
let node: DevelopmentChain;

function connect(to: DevelopmentChain) {
  const transport = custom({ request: (asked) => to.request(asked) }, { retryCount: 0 });
  return {
    reader: createPublicClient({ chain, transport, cacheTime: 0 }),
    wallet: createWalletClient({ chain, transport, account: payer.account }),
  };
}
const mine = (to = node) => to.request({ method: "evm_mine" });
const open = (options = {}) => openDevelopmentChain({ file, blockTimeMs: 0, ...options });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kinolume-chain-"));
  file = path.join(folder, "chain.jsonl");
  node = await open();
});
afterEach(async () => {
  await node.close();
  await rm(folder, { recursive: true });
});

describe("transactions", () => {
  it("move money once they are in a block, and are final two blocks later", async () => {
    const { reader, wallet } = connect(node);
    const hash = await wallet.sendTransaction({ to: payee, value: parseEther("1.5") });
    expect(await reader.getTransaction({ hash })).toMatchObject({ blockNumber: null, nonce: 0 });
    await expect(reader.getTransactionReceipt({ hash })).rejects.toThrow("could not be found");

    await mine();
    expect(await reader.getBalance({ address: payee })).toBe(parseEther("1.5"));
    const receipt = await reader.getTransactionReceipt({ hash });
    expect(receipt).toMatchObject({ status: "success", gasUsed: 21_000n, blockNumber: 1n });
    const block = await reader.getBlock({
      blockHash: receipt.blockHash,
      includeTransactions: true,
    });
    expect(block.transactions[0]).toMatchObject({
      hash,
      value: parseEther("1.5"),
      type: "eip1559",
    });
    expect((await reader.getBlock({ blockTag: "finalized" })).number).toBe(0n);

    await mine();
    expect((await reader.getBlock({ blockTag: "safe" })).number).toBe(1n);
    await mine();
    expect((await reader.getBlock({ blockTag: "finalized" })).number).toBe(1n);
  });

  it("of the older kind are taken as well", async () => {
    const { reader, wallet } = connect(node);
    const gasPrice = await reader.getGasPrice();
    const hash = await wallet.sendTransaction({ to: payee, value: 1n, gasPrice, type: "legacy" });
    await mine();
    expect(await reader.getTransaction({ hash })).toMatchObject({ type: "legacy", gasPrice });
  });

  it("run in the order of their nonces, and wait behind a gap", async () => {
    const { reader, wallet } = connect(node);
    const later = await wallet.sendTransaction({ to: payee, value: 2n, nonce: 1, gas: 21_000n });
    await mine();
    expect(await reader.getTransactionCount({ address: payer.account.address })).toBe(0);
    const first = await wallet.sendTransaction({ to: payee, value: 1n });
    expect(
      await reader.getTransactionCount({ address: payer.account.address, blockTag: "pending" }),
    ).toBe(2);
    await mine();
    const receipts = [first, later].map((hash) => reader.getTransactionReceipt({ hash }));
    expect((await Promise.all(receipts)).map((each) => each.transactionIndex)).toEqual([0, 1]);
  });

  it("are replaced by one of the same nonce that pays a tenth more", async () => {
    const { reader, wallet } = connect(node);
    const send = (value: bigint, maxFeePerGas: bigint) =>
      wallet.sendTransaction({
        to: payee,
        value,
        nonce: 0,
        gas: 21_000n,
        maxFeePerGas,
        maxPriorityFeePerGas: maxFeePerGas,
      });
    const replaced = await send(1n, parseGwei("10"));
    await expect(send(2n, parseGwei("10.9"))).rejects.toThrow("underpriced");
    const winner = await send(2n, parseGwei("11"));
    await mine();
    await expect(reader.getTransaction({ hash: replaced })).rejects.toThrow("could not be found");
    expect((await reader.getTransactionReceipt({ hash: winner })).status).toBe("success");
  });

  it("sent at once by the chain's own wallets get a nonce each", async () => {
    const fund = () => node.request({ method: "development_fund", params: [payee, "0x1"] });
    await Promise.all([fund(), fund(), fund()]);
    await mine();
    expect(await connect(node).reader.getBalance({ address: payee })).toBe(3n);
  });

  it("that their sender can no longer pay for are gone, and the chain goes on", async () => {
    const { reader, wallet } = connect(node);
    const send = (nonce: number) =>
      wallet.sendTransaction({ to: payee, value: parseEther("600"), nonce, gas: 21_000n });
    const [paid, broke] = [await send(0), await send(1)];
    await mine();
    expect((await reader.getTransactionReceipt({ hash: paid })).status).toBe("success");
    expect((await reader.getTransaction({ hash: broke })).blockNumber).toBe(null);
    await mine();
    await expect(reader.getTransaction({ hash: broke })).rejects.toThrow("could not be found");
    expect(await reader.getBalance({ address: payee })).toBe(parseEther("600"));
  });

  it("are refused with the words that wallets know", async () => {
    const { wallet } = connect(node);
    const send = (fields: object) =>
      wallet.sendTransaction({ to: payee, gas: 21_000n, nonce: 0, ...fields });
    await expect(send({ value: parseEther("1001") })).rejects.toThrow("insufficient funds");
    await expect(send({ gas: 20_999n })).rejects.toThrow("intrinsic gas too low");
    const elsewhere = await payer.account.signTransaction({
      chainId: 1,
      type: "eip1559",
      to: payee,
      gas: 21_000n,
      maxFeePerGas: parseGwei("2"),
    });
    await expect(wallet.sendRawTransaction({ serializedTransaction: elsewhere })).rejects.toThrow(
      "invalid chain id",
    );
    await send({});
    await mine();
    await expect(send({ value: 5n })).rejects.toThrow(/nonce/i);
    await expect(wallet.sendRawTransaction({ serializedTransaction: "0x02c0" })).rejects.toThrow();
  });
});

describe("logs", () => {
  it("are found by block, contract and topic", async () => {
    const { reader, wallet } = connect(node);
    const topic = keccak256("0x01");
    // Emits one log of 32 bytes while it is being made.
    const data = concat(["0x602a6000527f", topic, "0x60206000a100"]);
    const hash = await wallet.sendTransaction({ data, to: null });
    await mine();
    const { contractAddress, blockHash, logs } = await reader.getTransactionReceipt({ hash });
    expect(logs).toMatchObject([{ topics: [topic], data: pad("0x2a"), transactionHash: hash }]);
    const find = (filter: object) =>
      node.request({ method: "eth_getLogs", params: [{ fromBlock: "0x0", ...filter }] });
    const other = keccak256("0x02");
    expect(await find({ address: contractAddress, topics: [[other, topic]] })).toHaveLength(1);
    expect(await find({ topics: [null] })).toHaveLength(1);
    expect(await find({ topics: [null, null] })).toEqual([]);
    expect(await find({ topics: [other] })).toEqual([]);
    expect(await find({ address: payee })).toEqual([]);
    expect(await find({ fromBlock: "0x2", toBlock: "0x9" })).toEqual([]);
    expect(await reader.getLogs({ blockHash })).toMatchObject([{ logIndex: 0, blockNumber: 1n }]);
  });
});

describe("a reorganisation", () => {
  it("takes blocks back and their transactions wait again, unless they are to be gone", async () => {
    const { reader, wallet } = connect(node);
    const hash = await wallet.sendTransaction({ to: payee, value: 7n });
    await mine();
    const before = await reader.getTransactionReceipt({ hash });
    await node.request({ method: "development_reorganise", params: [1] });
    expect(await reader.getBlockNumber()).toBe(0n);
    expect((await reader.getTransaction({ hash })).blockNumber).toBe(null);
    expect(await reader.getBalance({ address: payee })).toBe(0n);
    await mine();
    const after = await reader.getTransactionReceipt({ hash });
    expect(after.blockHash).not.toBe(before.blockHash);

    await node.request({
      method: "development_reorganise",
      params: [1, { dropTransactions: true }],
    });
    await mine();
    await expect(reader.getTransaction({ hash })).rejects.toThrow("could not be found");
  });

  it("never reaches what is final", async () => {
    for (let made = 0; made < 4; made += 1) await mine();
    const { reader } = connect(node);
    const reorganise = (depth: number) =>
      node.request({ method: "development_reorganise", params: [depth] });
    await expect(reorganise(3)).rejects.toThrow("final");
    await reorganise(2);
    expect((await reader.getBlock({ blockTag: "finalized" })).number).toBe(2n);
    expect(await reader.getBlockNumber()).toBe(2n);
  });
});

describe("a chain that is opened again", () => {
  it("is where it was, with what waited still waiting, though killed while writing", async () => {
    const { wallet } = connect(node);
    const mined = await wallet.sendTransaction({ to: payee, value: 3n });
    await mine();
    const dropped = await mine();
    await node.request({ method: "development_reorganise", params: [1] });
    const waiting = await wallet.sendTransaction({ to: payee, value: 4n });
    const { genesis } = node;
    const head = await connect(node).reader.getBlock();
    await node.close();
    await appendFile(file, '{"kind":"block","block":"0xf90');

    node = await open();
    const { reader } = connect(node);
    expect(node.genesis).toBe(genesis);
    expect(await reader.getBlock()).toEqual(head);
    expect(head.hash).not.toBe(dropped);
    expect((await reader.getTransactionReceipt({ hash: mined })).blockNumber).toBe(1n);
    await mine();
    expect((await reader.getTransactionReceipt({ hash: waiting })).blockNumber).toBe(2n);
  });

  it("is refused when its history was tampered with", async () => {
    await mine();
    await mine();
    await node.close();
    const [genesis, , second] = (await readFile(file, "utf8")).split("\n");
    await writeFile(file, `${genesis}\n${second}\n`);
    await expect(open()).rejects.toThrow("damaged at line 2");
    await truncate(file);
    node = await open();
  });

  it("is another chain when its file is gone", async () => {
    const { genesis } = node;
    await node.close();
    await rm(file);
    node = await open();
    expect(node.genesis).not.toBe(genesis);
  });
});

describe("time", () => {
  it("moves on by itself, by leaps, and never back", async () => {
    const { reader } = connect(node);
    const start = (await reader.getBlock()).timestamp;
    await node.request({ method: "evm_increaseTime", params: [900] });
    await mine();
    expect((await reader.getBlock()).timestamp).toBeGreaterThanOrEqual(start + 900n);
    const wanted = start + 5000n;
    await node.request({ method: "evm_setNextBlockTimestamp", params: [Number(wanted)] });
    await mine();
    expect((await reader.getBlock()).timestamp).toBe(wanted);
    await mine();
    expect((await reader.getBlock()).timestamp).toBeGreaterThan(wanted);
    await expect(
      node.request({ method: "evm_setNextBlockTimestamp", params: [Number(start)] }),
    ).rejects.toThrow("later");
  });
});

it("makes blocks by itself until all is final, then rests", async () => {
  await node.close();
  node = await open({ blockTimeMs: 10 });
  const { reader, wallet } = connect(node);
  const hash: Hash = await wallet.sendTransaction({ to: payee, value: 1n });
  await expect.poll(async () => (await reader.getBlock({ blockTag: "finalized" })).number).toBe(1n);
  expect((await reader.getTransactionReceipt({ hash })).blockNumber).toBe(1n);
  expect(await reader.getBlockNumber()).toBe(3n);
});

describe("eth_feeHistory", () => {
  it("tells the fees of the last blocks, of the next one, and the tips paid in them", async () => {
    const { reader, wallet } = connect(node);
    for (const tip of [parseGwei("1"), parseGwei("3")])
      await wallet.sendTransaction({ to: payee, value: 1n, maxPriorityFeePerGas: tip });
    await mine();
    await mine();
    const history = await reader.getFeeHistory({ blockCount: 2, rewardPercentiles: [1, 100] });
    const [, latest] = await Promise.all([
      reader.getBlock({ blockNumber: 1n }),
      reader.getBlock({ blockNumber: 2n }),
    ]);
    expect(history.oldestBlock).toBe(1n);
    expect(history.baseFeePerGas).toHaveLength(3);
    expect(history.baseFeePerGas[1]).toBe(latest.baseFeePerGas);
    expect(history.gasUsedRatio[0]).toBeGreaterThan(0);
    expect(history.gasUsedRatio[1]).toBe(0);
    expect(history.reward).toEqual([
      [parseGwei("1"), parseGwei("3")],
      [0n, 0n],
    ]);
  });

  it("goes no further back than the chain, and refuses what is no percentile", async () => {
    const { reader } = connect(node);
    const whole = await reader.getFeeHistory({ blockCount: 50, rewardPercentiles: [] });
    expect(whole.oldestBlock).toBe(0n);
    expect(whole.gasUsedRatio).toHaveLength(1);
    const params = ["0x1", "latest", ["half"]];
    await mine();
    await expect(node.request({ method: "eth_feeHistory", params })).rejects.toThrow(
      "invalid reward percentile",
    );
  });
});
