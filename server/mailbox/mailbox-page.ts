import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { mailboxPage as words } from "../../content/mail.ts";
import { createDeveloperPage } from "../http/developer-page.ts";
import { isLoopbackRequest } from "../http/loopback.ts";
import { sourceOf } from "../http/request-source.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";
import { readEml, type ReadMail } from "./read-eml.ts";

const shownMails = 100;

const answer = createDeveloperPage({
  title: words.title,
  style: `
h2 { margin: 0; font-size: 1.25rem; font-weight: 600; }
article { margin: 1.5rem 0; padding: 1.5rem; background: #0d1116; border: 1px solid #2a323b; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #ffc67d; }
`,
});

/** The mails that `createFileTransport` wrote, for a developer on this very machine; a 404 for anybody else. */
export function mailboxRoutes({ folder, siteUrl }: { folder: string; siteUrl: string }): Hono {
  const app = new Hono();
  app.get("/", async (context) => {
    if (!isLoopbackRequest(siteUrl, sourceOf(context))) return context.notFound();
    const mails = await readMails(folder);
    return answer(context, { note: words.introduction, content: renderMails(mails) });
  });
  return app;
}

async function readMails(folder: string): Promise<ReadMail[]> {
  const names = await listFolder(folder);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => readEml(name, await readFile(join(folder, name)))),
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

function renderMails(mails: ReadMail[]): string {
  if (mails.length === 0) return `<p>${escapeHtml(words.empty)}</p>`;
  return mails.map(renderMail).join("\n");
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
