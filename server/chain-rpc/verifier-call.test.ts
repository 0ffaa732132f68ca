import { describe, expect, it } from "vitest";
import { readVerifierCall } from "./verifier-call.ts";

const registry = `0x${"ab".repeat(20)}`;
const other = `0x${"cd".repeat(20)}`;
const hash = `0x${"12".repeat(32)}`;
const data = `0x0728fda3${"0".repeat(192)}`;
const read = (method: string, params: unknown) =>
  readVerifierCall({ jsonrpc: "2.0", id: 1, method, params }, [registry]);

describe("the verifiers' node", () => {
  it.each([
    ["eth_chainId", []],
    ["eth_blockNumber", []],
    ["eth_getBlockByNumber", ["finalized", false]],
    ["eth_getBlockByNumber", ["0x1f", false]],
    ["eth_getBlockByHash", [hash, false]],
    ["eth_call", [{ to: registry, data }, "latest"]],
    ["eth_call", [{ to: registry.toUpperCase().replace("0X", "0x"), data }, "0x10"]],
    ["eth_getLogs", [{ address: registry, topics: [hash, null], fromBlock: "0x1" }]],
    ["eth_getTransactionReceipt", [hash]],
  ])("answers %s %j", (method, params) => {
    expect(read(method, params)).toEqual({ call: { id: 1, method, params } });
  });

  it.each([
    ["another contract", "eth_call", [{ to: other, data }, "latest"]],
    ["logs of another contract", "eth_getLogs", [{ address: other }]],
    ["logs of everything", "eth_getLogs", [{}]],
    ["whole blocks", "eth_getBlockByNumber", ["latest", true]],
    ["a block by a word", "eth_getBlockByNumber", ["pending", false]],
    ["no list", "eth_call", { to: registry }],
  ])("refuses %s", (_, method, params) => {
    expect(read(method, params)).toMatchObject({ refusal: { code: expect.any(Number) } });
  });

  it.each(["eth_sendRawTransaction", "eth_getBalance", "debug_traceCall", "toString", "evm_mine"])(
    "does not know %s",
    (method) => {
      expect(read(method, [])).toMatchObject({ refusal: { id: 1, code: -32_601 } });
    },
  );

  it("passes on nothing that was not asked for", () => {
    const call = { to: registry, data, from: other, value: "0x1", gas: "0xffffffff" };
    expect(read("eth_call", [call, "latest"])).toEqual({
      call: { id: 1, method: "eth_call", params: [{ to: registry, data }, "latest"] },
    });
  });

  it("takes one request at a time", () => {
    expect(readVerifierCall([{ method: "eth_chainId" }], [registry])).toHaveProperty("refusal");
    expect(readVerifierCall("eth_chainId", [registry])).toHaveProperty("refusal");
  });
});
