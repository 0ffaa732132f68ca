import type { Context } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { ByteRange } from "./byte-range.ts";
import { chooseAnswer, chooseVariant } from "./choose-answer.ts";
import { toErrorResponse } from "./error-response.ts";
import { openFileStream } from "./file-stream.ts";
import type { PreparedFile, PreparedHeaders, PreparedVariant } from "./prepare-file.ts";
import type { RecentBlocks } from "./recent-blocks.ts";
import { readRequestId, type ServerEnv } from "./request-id.ts";

/** A page that reports a failure; it is kept in memory. */
export function sendFailurePage(
  c: Context<ServerEnv>,
  file: PreparedFile,
  status: number,
): Response {
  const variant = chooseVariant(file, c.req.header("accept-encoding"));
  const body = c.req.method === "HEAD" ? null : (variant.bytes ?? null);
  return new Response(body, { status, headers: pair(variant.failure) });
}

/** What `answerFromMemory` leaves: what lies on the disk, and addresses in an unusual spelling. */
export async function sendFile(
  c: Context<ServerEnv>,
  file: PreparedFile,
  blocks: RecentBlocks,
): Promise<Response> {
  const answer = chooseAnswer(file, {
    method: c.req.method,
    headers: {
      "accept-encoding": c.req.header("accept-encoding"),
      "if-none-match": c.req.header("if-none-match"),
      "if-range": c.req.header("if-range"),
      range: c.req.header("range"),
    },
  });
  if (answer.status === 416) {
    const error = new AppError("range_not_satisfiable", "The file has no such bytes.");
    return toErrorResponse(error, readRequestId(c), { "content-range": `bytes */${answer.size}` });
  }
  const { status, headers, variant, range } = answer;
  // Opening a file for HEAD would leave nobody to close it.
  const isEmpty = !range || c.req.method === "HEAD" || variant.size === 0;
  const body = isEmpty ? null : await openBody(c, { variant, range, blocks });
  return new Response(body, { status, headers: pair(headers) });
}

type Wanted = { variant: PreparedVariant; range: ByteRange; blocks: RecentBlocks };

async function openBody(c: Context<ServerEnv>, { variant, range, blocks }: Wanted) {
  if (variant.bytes) return variant.bytes.subarray(range.start, range.end + 1);
  const pieces = await blocks.read(variant, range);
  return pieces ? Buffer.concat(pieces) : openFileStream(variant, range, c.req.raw.signal);
}

function pair(flat: PreparedHeaders): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? "", flat[at + 1] ?? ""]);
  return pairs;
}
