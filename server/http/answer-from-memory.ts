import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import { chooseAnswer } from "./choose-answer.ts";
import type { PreparedFile } from "./prepare-file.ts";
import type { RecentBlocks } from "./recent-blocks.ts";
import { requestIdHeader, type ServerEnv } from "./request-id.ts";
import { findTargetError } from "./request-target.ts";

export type SiteFiles = {
  /** By the address as it comes over the wire, without its query. */
  files: ReadonlyMap<string, PreparedFile>;
  blocks: RecentBlocks;
};
export type AnswerFromMemory = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  follow: (incoming: IncomingMessage, outgoing: ServerResponse) => string,
) => boolean;

/**
 * Answers what needs no disk and nobody's leave: a file in memory, or word that it has not changed. Says whether
 * it did; everything else goes the way of all requests. `follow` is called once that is certain, and tells the request's id.
 */
export function createAnswerFromMemory({ files, blocks }: SiteFiles): AnswerFromMemory {
  return (incoming, outgoing, follow) => {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const query = url.indexOf("?");
    const file = files.get(query < 0 ? url : url.slice(0, query));
    if (!file || (query >= 0 && findTargetError(url))) return false;
    const answer = chooseAnswer(file, { method, headers: incoming.headers });
    if (answer.status === 416) return false;
    const { status, headers, variant, range } = answer;
    const isEmpty = status === 304 || method === "HEAD" || variant.size === 0;
    const pieces = isEmpty ? [] : findPieces();
    if (!pieces) return false;

    outgoing.writeHead(status, [...headers, requestIdHeader, follow(incoming, outgoing)]);
    const last = pieces.pop();
    for (const piece of pieces) outgoing.write(piece);
    outgoing.end(last);
    return true;

    function findPieces() {
      if (!range || !variant.bytes) return range && blocks.find(variant, range);
      return [variant.bytes.subarray(range.start, range.end + 1)];
    }
  };
}

/** Without those pages that a route fills in before they would be served as they are. */
export function leaveToRoutes({ files, blocks }: SiteFiles, app: Hono<ServerEnv>): SiteFiles {
  const isServedAsItIs = (url: string) => app.router.match("GET", url)[0].length === 1;
  return { files: new Map([...files].filter(([url]) => isServedAsItIs(url))), blocks };
}
