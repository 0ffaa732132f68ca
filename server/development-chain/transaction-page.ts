import { Hono } from "hono";
import { createPublicClient, custom, isHash } from "viem";
import { transactionPage as words } from "../../content/development-chain.ts";
import { createDeveloperPage } from "../http/developer-page.ts";
import { isLoopbackRequest } from "../http/loopback.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";
import { sourceOf } from "../http/request-source.ts";
import type { RpcRequest } from "./development-chain.ts";
import { describeTransaction, type Line } from "./describe-transaction.ts";

const answer = createDeveloperPage({
  title: words.title,
  style: `
body { max-width: 52rem; padding-block: 3rem; }
dt { color: #b4b8ba; font-size: 0.9375rem; }
dl { margin: 2rem 0 0; border-top: 1px solid #66717d; }
div { padding: 0.75rem 0; border-bottom: 1px solid #2a323b; }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`,
});

type Options = { siteUrl: string; request: (asked: RpcRequest) => Promise<unknown> };

/** What a public explorer shows of a transaction, for this very machine; a 404 for anybody else. */
export function transactionPageRoutes({ siteUrl, request }: Options): Hono {
  const app = new Hono();
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  app.get("/", async (context) => {
    if (!isLoopbackRequest(siteUrl, sourceOf(context))) return context.notFound();
    const hash = context.req.query("hash")?.toLowerCase() ?? "";
    if (!isHash(hash)) return answer(context, { note: words.malformed, content: "", status: 400 });
    const lines = await describeTransaction(client, hash);
    return lines
      ? answer(context, { note: words.introduction, content: renderLines(lines) })
      : answer(context, { note: words.missing, content: "", status: 404 });
  });
  return app;
}

function renderLines(lines: readonly Line[]): string {
  const list = lines.map(
    ({ label, text }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`,
  );
  return `<dl>\n${list.join("\n")}\n</dl>`;
}
