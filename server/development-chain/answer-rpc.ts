import { z } from "zod";
import { parseJson } from "../../runtime/http/parse-json.ts";
import type { RpcRequest } from "./development-chain.ts";
import { invalidRequest, RpcError } from "./rpc-error.ts";

const call = z.object({
  jsonrpc: z.literal("2.0").optional(),
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
});
const largestBatch = 1000;

type Request = (asked: RpcRequest) => Promise<unknown>;

/** JSON-RPC 2.0, one call or a batch of them. */
export async function answerRpc(request: Request, body: string): Promise<unknown> {
  const asked = parse(body);
  if (!Array.isArray(asked)) return answerOne(request, asked);
  if (asked.length === 0 || asked.length > largestBatch) {
    return failure(null, invalidRequest(`a batch has 1 to ${largestBatch} calls`));
  }
  const answers: unknown[] = [];
  // In their order: a batch may build upon what its earlier calls have done.
  for (const each of asked) answers.push(await answerOne(request, each));
  return answers;
}

async function answerOne(request: Request, asked: unknown): Promise<unknown> {
  const { data } = call.safeParse(asked);
  if (!data) return failure(null, invalidRequest("invalid request"));
  const { id = null, method, params } = data;
  try {
    const result = await request({ method, ...(params !== undefined && { params }) });
    return { jsonrpc: "2.0", id, result };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return failure(id, error);
  }
}

function failure(id: number | string | null, { code, message, data }: RpcError) {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } };
}

/** Undefined, which is no valid call, for what is no JSON. */
function parse(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}
