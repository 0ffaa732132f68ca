import { Hono, type Context } from "hono";
import { choicesAddress, unsubscribeAddress, unsubscribePage } from "../../content/unsubscribe.ts";
import type { Database } from "../../runtime/database/types.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";
import {
  findUnsubscribing,
  unsubscribe,
  type FoundUnsubscribing,
} from "../../services/notice/unsubscribe.ts";
import { plainPageHeaders, renderPlainPage } from "../http/plain-page.ts";

/**
 * The link below a mail. Looking changes nothing: mail programs open links to check them. Posting does, from wherever it
 * comes and without a cookie, as RFC 8058 has it: whoever has the address has the mail.
 */
export function unsubscribeRoutes({ database }: { database: Pick<Database, "asOwner"> }): Hono {
  const app = new Hono();
  app.get("/", async (context) => {
    const token = readToken(context);
    const found = await database.asOwner((sql) => findUnsubscribing(sql, token));
    return found ? answer(context, renderQuestion(token, found)) : answerGone(context);
  });
  app.post("/", async (context) => {
    const token = readToken(context);
    const found = await database.asOwner((sql) => unsubscribe(sql, token));
    return found ? answer(context, renderDone(found)) : answerGone(context);
  });
  return app;
}

/** No token has anything but these; PostgreSQL need not be asked for the rest. */
function readToken(context: Context): string {
  const token = context.req.query("token") ?? "";
  return /^[0-9a-f]{64}$/.test(token) ? token : "";
}

function answer(context: Context, page: string, status: 200 | 404 = 200): Response {
  return context.html(page, status, plainPageHeaders());
}

function answerGone(context: Context): Response {
  return answer(context, renderPlainPage(unsubscribePage.gone), 404);
}

function renderQuestion(token: string, { topic }: FoundUnsubscribing): string {
  const { title, text, button } = unsubscribePage.ask(topic);
  const rest = `<form method="post" action="${escapeHtml(unsubscribeAddress(token))}">
<button type="submit">${escapeHtml(button)}</button>
</form>`;
  return renderPlainPage({ title, text, rest });
}

function renderDone({ topic, isStaff }: FoundUnsubscribing): string {
  const { title, text, back } = unsubscribePage.done(topic);
  const address = escapeHtml(choicesAddress(topic, isStaff));
  return renderPlainPage({
    title,
    text,
    rest: `<p><a href="${address}">${escapeHtml(back)}</a></p>`,
  });
}
