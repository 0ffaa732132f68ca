import { z } from "zod";
import { isAddress, isHash, isSameHex } from "../../domain/proof/hex.ts";

const quantity = z.string().regex(/^0x[\da-f]{1,16}$/);
const blockTag = z.union([z.enum(["latest", "safe", "finalized", "earliest"]), quantity]);
const address = z.custom<`0x${string}`>(isAddress);
const hash = z.custom<`0x${string}`>(isHash);
const data = z.string().regex(/^0x[\da-f]{8,2000}$/i);
const range = { fromBlock: blockTag.optional(), toBlock: blockTag.optional() };

/** What each method may be asked; everything not named is dropped, so that nothing else reaches the node. */
const methods = {
  eth_chainId: z.tuple([]),
  eth_blockNumber: z.tuple([]),
  eth_getBlockByNumber: z.tuple([blockTag, z.literal(false)]),
  eth_getBlockByHash: z.tuple([hash, z.literal(false)]),
  eth_call: z.tuple([z.object({ to: address, data }), blockTag]),
  eth_getLogs: z.tuple([
    z.object({ address, topics: z.array(hash.nullable()).max(4).optional(), ...range }),
  ]),
  eth_getTransactionReceipt: z.tuple([hash]),
};
const method = z.enum(Object.keys(methods));
const request = z.object({
  id: z.union([z.string().max(100), z.number(), z.null()]).default(null),
  method: z.string(),
  params: z.array(z.unknown()).max(3).default([]),
});

export type VerifierCall = { id: string | number | null; method: string; params: unknown[] };
export type RefusedCall = { id: VerifierCall["id"]; code: number; message: string };

/** The call, if checking a proof needs it: we pay for the node, so nothing else may use it. */
export function readVerifierCall(
  body: unknown,
  registries: readonly string[],
): { call: VerifierCall } | { refusal: RefusedCall } {
  const asked = request.safeParse(body);
  if (!asked.success) return refuse(null, -32_600, "Send one JSON-RPC request.");
  const { id } = asked.data;
  const name = method.safeParse(asked.data.method);
  if (!name.success) return refuse(id, -32_601, "This node answers what a verifier asks, no more.");
  const params = new Map<string, z.ZodType<unknown[]>>(Object.entries(methods))
    .get(name.data)
    ?.safeParse(asked.data.params);
  if (!params?.success) return refuse(id, -32_602, "These parameters are not answered here.");
  const target = addressIn(params.data[0]);
  if (target !== undefined && !registries.some((registry) => isSameHex(registry, target))) {
    return refuse(id, -32_602, "Only the registry can be asked here.");
  }
  return { call: { id, method: name.data, params: params.data } };
}

const targeted = z.union([
  z.object({ to: z.string() }).transform(({ to }) => to),
  z.object({ address: z.string() }).transform((filter) => filter.address),
]);

function addressIn(value: unknown): string | undefined {
  return targeted.safeParse(value).data;
}

function refuse(id: RefusedCall["id"], code: number, message: string) {
  return { refusal: { id, code, message } };
}
