import { createHash } from "node:crypto";
import { brand } from "../../content/brand.ts";
import { verifyPages } from "../../content/mail.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";
import type { LinkType } from "./mail-link.ts";

const style = `
:root { color-scheme: dark; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box;
  background: #07090c; color: #f4efe6; font: 1.0625rem/1.65 system-ui, sans-serif; }
main { max-width: 30rem; }
p.brand { margin: 0 0 2rem; font-size: 0.8125rem; letter-spacing: 0.08em; text-transform: uppercase; color: #f3a94f; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; font-weight: 400; }
p { margin: 0 0 2rem; color: #b4b8ba; }
button { padding: 0.9rem 1.75rem; border: 0; border-radius: 2px; background: #f3a94f; color: #07090c;
  font: 600 1.0625rem/1.2 system-ui, sans-serif; cursor: pointer; }
button:hover { background: #ffc67d; }
button:focus-visible { outline: 2px solid #ffc67d; outline-offset: 4px; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

export function verifyPageHeaders(redirectTo: string): Record<string, string> {
  // Browsers hold a form's redirects to form-action too.
  const target = new URL(redirectTo).origin;
  return {
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`,
    // Not no-referrer: the form's Origin header would become null.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
}

export function renderVerifyPage(fields: {
  token: string;
  type: LinkType;
  redirect_to: string;
}): string {
  const words = verifyPages[fields.type];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#000000">
<title>${escapeHtml(`${words.title} - ${brand.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<form method="post" action="/auth/v1/verify">
${inputs.join("\n")}
<button type="submit">${escapeHtml(words.button)}</button>
</form>
</main>
</body>
</html>
`;
}
