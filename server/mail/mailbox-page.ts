import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { brand } from "../../content/brand.ts";
import { mailboxPage as words } from "../../content/mails.ts";
import { isLoopbackRequest } from "../loopback.ts";
import { escapeHtml } from "./escape-html.ts";
import { readEml, type ReadMail } from "./read-eml.ts";

const shownMails = 100;

const style = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 48rem; padding: 2rem 1.25rem; background: #07090c; color: #f4efe6;
  font: 1.0625rem/1.65 system-ui, sans-serif; }
h1 { font-weight: 400; } h2 { margin: 0; font-size: 1.25rem; font-weight: 600; }
p.note, dl { color: #b4b8ba; font-size: 0.9375rem; }
article { margin: 1.5rem 0; padding: 1.5rem; background: #0d1116; border: 1px solid #2a323b; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #ffc67d; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** The mails that `createFileTransport` wrote, for a developer on this very machine; a 404 for anybody else. */
export function mailboxRoutes({ folder, siteUrl }: { folder: string; siteUrl: string }): Hono {
  const app = new Hono();
  app.get("/", async (context) => {
    if (!isLoopbackRequest(siteUrl, context.req.raw.headers)) return context.notFound();
    const mails = await readMails(folder);
    context.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("X-Robots-Tag", "noindex");
    return context.html(renderPage(mails));
  });
  return app;
}

async function readMails(folder: string): Promise<ReadMail[]> {
  const names = await listFolder(folder);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => readEml(name, await readFile(join(folder, name), "utf8"))),
  );
  return mails
    .toSorted((left, right) => right.date.getTime() - left.date.getTime())
    .slice(0, shownMails);
}

/** There is no folder before the first mail. */
async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function renderPage(mails: ReadMail[]): string {
  const list =
    mails.length === 0 ? `<p>${escapeHtml(words.empty)}</p>` : mails.map(renderMail).join("\n");
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
<p class="note">${escapeHtml(words.introduction)}</p>
${list}
</main>
</body>
</html>
`;
}

function renderMail(mail: ReadMail): string {
  const time = mail.date.toISOString();
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="note">${escapeHtml(words.to)} ${escapeHtml(mail.to)}, <time datetime="${time}">${time}</time></p>
<pre>${linkAddresses(mail.text)}</pre>
</article>`;
}

/** Escapes first, piece by piece: only what looks like a web address becomes a link. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => {
      const safe = escapeHtml(piece);
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join("");
}
