import { encodeFunctionData, keccak256, stringToHex, toFunctionSelector, type Hex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRegistry, type Ask } from "../domain/proof/read-registry.ts";
import { entrySelector, noHash } from "../domain/proof/registry-entry.ts";
import { deployRegistry } from "../services/proof/deploy-registry.ts";
import { askThrough } from "../services/proof/registry-target.ts";
import { developmentWallets } from "../services/chain/development-wallets.ts";
import { startTestChain, type TestChain } from "../tests/support/test-chain.ts";
import { contentRegistry } from "./artifacts/content-registry.ts";
import { compileContract } from "./compile.ts";

it("is committed as it compiles", async () => {
  expect(await compileContract("ContentRegistry")).toEqual(contentRegistry);
});

it("answers the call that verifiers make", () => {
  const entry = contentRegistry.abi.find(
    (item) => item.type === "function" && item.name === "entry",
  );
  if (!entry) throw new Error("There is no entry to ask for.");
  expect(toFunctionSelector(entry)).toBe(entrySelector);
});

describe("an entry", () => {
  const { publisher, client: stranger } = developmentWallets;
  const [root, content, successor] = ["root", "content", "successor"].map((name) =>
    keccak256(stringToHex(name)),
  );
  if (!root || !content || !successor) throw new Error("There are three hashes.");
  let chain: TestChain;
  let registry: Hex;
  let ask: Ask;
  beforeAll(async () => {
    chain = await startTestChain();
    registry = await deployRegistry(chain, publisher.account, contentRegistry);
    ask = askThrough(chain.client);
  });
  afterAll(() => chain.close());

  async function send(data: Hex, { account } = publisher) {
    await chain.request?.({
      method: "eth_sendTransaction",
      params: [{ from: account.address, to: registry, data }],
    });
    await chain.mine();
  }
  const { abi } = contentRegistry;
  const anchor = (of: Hex, leaves = 1) =>
    encodeFunctionData({ abi, functionName: "anchor", args: [of, leaves] });
  const read = ({ account } = publisher) =>
    readRegistry(ask, registry, { publisher: account.address, root, contentHash: content });

  it("belongs to whoever wrote it, and keeps its first time", async () => {
    await send(anchor(root));
    const first = await read();
    expect(first).toMatchObject({ anchoredBlock: 2, revokedAt: 0, supersededBy: noHash });
    expect(await read(stranger)).toMatchObject({ anchoredAt: 0 });
    await expect(send(anchor(root))).rejects.toThrow("revert");
    await send(anchor(root), stranger);
    expect(await read()).toEqual(first);
    expect(await read(stranger)).toMatchObject({ anchoredBlock: 3 });
  });

  it("is not made of nothing", async () => {
    await expect(send(anchor(noHash))).rejects.toThrow("revert");
    await expect(send(anchor(successor, 0))).rejects.toThrow("revert");
  });

  it("may be superseded, then revoked for good, by its publisher alone", async () => {
    const supersede = (by: Hex) =>
      encodeFunctionData({ abi, functionName: "supersede", args: [content, by] });
    const revoke = encodeFunctionData({ abi, functionName: "revoke", args: [content] });
    await send(revoke, stranger);
    expect(await read()).toMatchObject({ revokedAt: 0 });
    await expect(send(supersede(content))).rejects.toThrow("revert");
    await send(supersede(successor));
    expect(await read()).toMatchObject({ supersededBy: successor });
    await send(revoke);
    const revoked = await read();
    expect(revoked).toMatchObject({ supersededBy: noHash });
    expect(revoked?.revokedAt).toBeGreaterThan(0);
    await expect(send(revoke)).rejects.toThrow("revert");
    await expect(send(supersede(successor))).rejects.toThrow("revert");
  });
});
