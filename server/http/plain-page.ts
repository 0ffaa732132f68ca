import { createHash } from "node:crypto";
import { brand } from "../../content/brand.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";

const style = `
:root { color-scheme: dark; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box;
  background: #07090c; color: #f4efe6; font: 1.0625rem/1.65 system-ui, sans-serif; }
main { max-width: 30rem; }
p.brand { margin: 0 0 2rem; font-size: 0.8125rem; letter-spacing: 0.08em; text-transform: uppercase; color: #f3a94f; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; font-weight: 400; }
p { margin: 0 0 2rem; color: #b4b8ba; }
a { color: #ffc67d; }
button { padding: 0.9rem 1.75rem; border: 0; border-radius: 2px; background: #f3a94f; color: #07090c;
  font: 600 1.0625rem/1.2 system-ui, sans-serif; cursor: pointer; }
button:hover { background: #ffc67d; }
button:focus-visible { outline: 2px solid #ffc67d; outline-offset: 4px; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** For a page that stands behind a link in a mail. `formAction`: where its form may lead, beside this server. */
export function plainPageHeaders(formAction = ""): Record<string, string> {
  const target = ["'self'", formAction].filter(Boolean).join(" ");
  return {
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${target}; base-uri 'none'; frame-ancestors 'none'`,
    // Not no-referrer: the form's Origin header would become null.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
}

/** One question and one answer, without a script. `rest` is HTML. */
export function renderPlainPage({
  title,
  text,
  rest = "",
}: {
  title: string;
  text: string;
  rest?: string;
}): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#000000">
<title>${escapeHtml(`${title} - ${brand.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${rest}
</main>
</body>
</html>
`;
}
