import { verifyPages } from "../../content/mail.ts";
import { escapeHtml } from "../../services/mail/escape-html.ts";
import { plainPageHeaders, renderPlainPage } from "../http/plain-page.ts";
import type { LinkType } from "./mail-link.ts";

export function verifyPageHeaders(redirectTo: string): Record<string, string> {
  // Browsers hold a form's redirects to form-action too.
  return plainPageHeaders(new URL(redirectTo).origin);
}

export function renderVerifyPage(fields: {
  token: string;
  type: LinkType;
  redirect_to: string;
}): string {
  const { title, text, button } = verifyPages[fields.type];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const rest = `<form method="post" action="/auth/v1/verify">
${inputs.join("\n")}
<button type="submit">${escapeHtml(button)}</button>
</form>`;
  return renderPlainPage({ title, text, rest });
}
