import { Hono } from "hono";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";
import { isLoopbackRequest } from "../http/loopback.ts";
import { sourceOf } from "../http/request-source.ts";
import { answerRpc } from "./answer-rpc.ts";
import type { RpcRequest } from "./development-chain.ts";
import { transactionPageRoutes } from "./transaction-page.ts";

const maxBytes = 1024 * 1024;

type Options = { siteUrl: string; request: (asked: RpcRequest) => Promise<unknown> };

/** JSON-RPC for wallets and tests on this very machine; a 404 for anybody else. */
export function developmentChainRoutes({ siteUrl, request }: Options): Hono {
  const app = new Hono();
  app.route("/tx", transactionPageRoutes({ siteUrl, request }));
  app.post("/", async (context) => {
    const given = context.req.raw;
    if (!isLoopbackRequest(siteUrl, sourceOf(context))) return context.notFound();
    // Another site's page cannot send this type without being asked first whether it may.
    if (!/^application\/json\b/i.test(given.headers.get("content-type") ?? "")) {
      return context.json({ error: "Send JSON-RPC as application/json." }, 415);
    }
    const body = await readLimitedBody(given, maxBytes);
    if (body === null) {
      return context.json({ error: `The request is larger than ${maxBytes} bytes.` }, 413);
    }
    context.header("Cache-Control", "no-store");
    return context.json(await answerRpc(request, body.toString("utf8")));
  });
  return app;
}
