import * as fc from "fast-check";
import * as hostile from "./hostile-values.ts";
import { textOf, type JsonText } from "./json-text.ts";
import type { Pair, Sketch } from "./sketch.ts";

const otherPaths = [
  [""],
  ["about", ""],
  ["healthz"],
  ["readyz"],
  ["metrics"],
  ["mailbox"],
  ["mailbox", "constructor"],
  ["development-chain", "tx"],
  ["auth", "v1"],
  ["rest", "v1", ""],
  ["functions", "v1"],
  ["storage", "v1"],
  ["realtime", "v1", "websocket"],
];
const rpcMethods = [
  "eth_chainId",
  "eth_blockNumber",
  "eth_getBlockByNumber",
  "eth_getBlockByHash",
  "eth_call",
  "eth_getLogs",
  "eth_getTransactionReceipt",
  "eth_getBalance",
  "eth_sendRawTransaction",
  "eth_feeHistory",
  "eth_estimateGas",
];
const rpcParams = ["latest", "0x0", "0x", `0x${"ab".repeat(32)}`, `0x${"ab".repeat(20)}`, "0x-1"];
const ranges = ["bytes=0-9", "bytes=-5", "bytes=9-", "bytes=5-1", "bytes=0-1,3-4", "bytes=x"];

/** The built site, and what stands beside the rooms of the protocol. */
export function drawPages(pages: readonly string[]): fc.Arbitrary<Sketch> {
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pages).map((page) => page.slice(1).split("/")) },
    { weight: 3, arbitrary: fc.constantFrom(...otherPaths) },
    { weight: 1, arbitrary: hostile.name.map((name) => [name]) },
  );
  const header = fc.oneof(
    fc.constantFrom(...ranges).map((range): Pair => ["range", range]),
    fc.constantFrom<Pair[]>(
      ["accept-encoding", "br, gzip"],
      ["accept-encoding", "constructor, *;q=0"],
      ["if-none-match", '"x", W/"y"'],
      ["if-modified-since", "Thu, 99 Jan 2026 00:00:00 GMT"],
      ["if-range", '"x"'],
      ["accept", "text/html"],
    ),
  );
  return fc.record({
    room: fc.constant("pages"),
    caller: fc.constant(null),
    method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
    path,
    query: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.tuple(fc.tuple(hostile.name, hostile.text)) },
    ),
    headers: fc.array(header, { maxLength: 2 }),
    body: fc.constant(null),
  });
}

/** What a browser asks first, before it sends another site's request. */
export function drawPreflight(): fc.Arbitrary<Sketch> {
  const path = fc.constantFrom(
    ["rest", "v1", "projects"],
    ["auth", "v1", "token"],
    ["functions", "v1", "chat-with-ai"],
    ["storage", "v1", "object", "avatars"],
    ["chain-rpc"],
  );
  const wanted = fc.oneof(hostile.name, fc.constantFrom("apikey, content-type", "", "a\tb"));
  return fc.record({
    room: fc.constant("pages"),
    caller: fc.constant(null),
    method: fc.constant("OPTIONS"),
    path,
    query: fc.constant([]),
    headers: wanted.map((names): Pair[] => [
      ["origin", "https://elsewhere.example"],
      ["access-control-request-method", "POST"],
      ["access-control-request-headers", names],
    ]),
    body: fc.constant(null),
  });
}

/** JSON-RPC: the verifier's node, and the development chain's. */
export function drawChain(): fc.Arbitrary<Sketch> {
  const param: fc.Arbitrary<JsonText> = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...rpcParams).map(textOf) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...rpcParams), fc.constantFrom(...rpcParams))
        .map(([to, data]) => textOf({ to, address: to, data, fromBlock: "0x0" })),
    },
    { weight: 1, arbitrary: fc.boolean().map(textOf) },
    { weight: 1, arbitrary: hostile.json },
  );
  return fc
    .record({
      place: fc.constantFrom("chain-rpc", "development-chain"),
      method: hostile.orPrototypeName(fc.constantFrom(...rpcMethods)),
      params: fc.array(param, { maxLength: 3 }),
    })
    .map(({ place, method, params }) => ({
      room: "chain",
      caller: null,
      method: "POST",
      path: [place],
      query: [],
      headers: [],
      body: {
        json: {
          pairs: [
            ["jsonrpc", textOf("2.0")],
            ["id", textOf(1)],
            ["method", textOf(method)],
            ["params", { list: params }],
          ],
        },
      },
    }));
}
