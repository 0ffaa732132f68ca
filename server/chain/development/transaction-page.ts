import { createHash } from "node:crypto";
import { Hono } from "hono";
import { createPublicClient, custom, isHash } from "viem";
import { brand } from "../../../content/brand.ts";
import { transactionPage as words } from "../../../content/development-chain.ts";
import { isLoopbackRequest } from "../../loopback.ts";
import { escapeHtml } from "../../mail/escape-html.ts";
import type { RpcRequest } from "./development-chain.ts";
import { describeTransaction, type Line } from "./describe-transaction.ts";

const style = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 52rem; padding: 3rem 1.25rem; background: #07090c; color: #f4efe6;
  font: 1.0625rem/1.65 system-ui, sans-serif; }
h1 { font-weight: 400; } p.note, dt { color: #b4b8ba; font-size: 0.9375rem; }
dl { margin: 2rem 0 0; border-top: 1px solid #66717d; }
div { padding: 0.75rem 0; border-bottom: 1px solid #2a323b; }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

type Options = { siteUrl: string; request: (asked: RpcRequest) => Promise<unknown> };

/** What a public explorer shows of a transaction, for this very machine; a 404 for anybody else. */
export function transactionPageRoutes({ siteUrl, request }: Options): Hono {
  const app = new Hono();
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  app.get("/", async (context) => {
    if (!isLoopbackRequest(siteUrl, context.req.raw.headers)) return context.notFound();
    context.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("X-Robots-Tag", "noindex");
    const hash = context.req.query("hash")?.toLowerCase() ?? "";
    if (!isHash(hash)) return context.html(renderPage(words.malformed), 400);
    const lines = await describeTransaction(client, hash);
    return lines
      ? context.html(renderPage(words.introduction, lines))
      : context.html(renderPage(words.missing), 404);
  });
  return app;
}

function renderPage(note: string, lines: readonly Line[] = []): string {
  const list = lines.map(
    ({ label, text }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${words.title} - ${brand.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p class="note">${escapeHtml(note)}</p>
${list.length > 0 ? `<dl>\n${list.join("\n")}\n</dl>` : ""}
</main>
</body>
</html>
`;
}
