import { createHash } from "node:crypto";
import type { Context } from "hono";
import { brand } from "../../content/brand.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";

const baseStyle = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 48rem; padding: 2rem 1.25rem; background: #07090c; color: #f4efe6;
  font: 1.0625rem/1.65 system-ui, sans-serif; }
h1 { font-weight: 400; }
p.note { color: #b4b8ba; font-size: 0.9375rem; }
`;

type Content = { note: string; content: string; status?: 200 | 400 | 404 };

/** A page that stands by itself, for a developer on this very machine; `content` is HTML already. */
export function createDeveloperPage({ title, style }: { title: string; style: string }) {
  const sheet = baseStyle + style;
  const hash = createHash("sha256").update(sheet).digest("base64");
  const headers = {
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
  return (context: Context, { note, content, status = 200 }: Content) =>
    context.html(
      `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} - ${brand.name}`)}</title>
<style>${sheet}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(note)}</p>
${content}
</main>
</body>
</html>
`,
      status,
      headers,
    );
}
