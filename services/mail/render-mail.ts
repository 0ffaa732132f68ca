import { brand } from "../../content/brand.ts";
import {
  attachedWords,
  mailFooter,
  mails,
  unsubscribeWords,
  type MailTemplate,
  type MailWords,
} from "../../content/mail.ts";
import { escapeHtml } from "./escape-html.ts";

export type MailData = {
  link?: string;
  code?: string;
  /** Added to the subject: words of ours, never a visitor's. */
  topic?: string;
  /** What somebody of the studio wrote, in place of the template's own subject and paragraphs. */
  reply?: { subject: string; paragraphs: string[] };
  /** Shown as a table. A visitor's words stand only in mails to the studio; others get figures of ours, and names by `plainName`. */
  fields?: readonly { label: string; value: string }[];
  /** Each leads somewhere of its own. */
  lines?: readonly { text: string; link?: string }[];
  /** What goes with it, by its title. */
  attached?: string;
  /** Where whoever gets it chooses not to. */
  unsubscribeUrl?: string;
};

export type RenderedMail = { subject: string; text: string; html: string };

export function renderMail(template: MailTemplate, data: MailData): RenderedMail {
  const given: MailWords = { ...mails[template], ...data.reply };
  const attached = data.attached === undefined ? [] : [attachedWords(data.attached)];
  const words = { ...given, paragraphs: [...given.paragraphs, ...attached] };
  const subject = data.topic ? `${words.subject}: ${data.topic}` : words.subject;
  return { subject, text: renderText(words, data), html: renderHtml(words, data) };
}

function renderText(
  words: MailWords,
  { link, code, fields = [], lines = [], unsubscribeUrl }: MailData,
): string {
  return [
    words.heading,
    ...words.paragraphs,
    ...lines.map((line) => [line.text, line.link].filter(Boolean).join("\n")),
    ...fields.map(({ label, value }) => `${label}: ${indentLines(value)}`),
    ...(link && words.button ? [`${words.button}:\n${link}`] : []),
    ...(code && words.codeIntroduction ? [`${words.codeIntroduction} ${code}`] : []),
    ...(words.closing ? [words.closing] : []),
    ...(unsubscribeUrl ? [`${unsubscribeWords}:\n${unsubscribeUrl}`] : []),
    `-- \n${mailFooter}`,
  ].join("\n\n");
}

/** Set apart from our own lines, so that nobody's words can pass for one of them. */
function indentLines(value: string): string {
  return value.includes("\n") ? `\n${value.replaceAll(/^/gm, "    ")}` : value;
}

// Mail programs read styles from the elements only.
const styles = {
  body: "margin:0;padding:32px 16px;background:#07090c;color:#f4efe6;font:17px/1.6 'Hanken Grotesk',system-ui,sans-serif",
  frame: "max-width:560px;margin:0 auto;padding:32px;background:#0d1116;border:1px solid #2a323b",
  brand:
    "margin:0 0 32px;font-size:13px;letter-spacing:0.08em;text-transform:uppercase;color:#f3a94f",
  heading: "margin:0 0 16px;font-size:28px;line-height:1.2;font-weight:400;color:#f4efe6",
  paragraph: "margin:0 0 16px;color:#f4efe6;white-space:pre-line",
  button:
    "display:inline-block;padding:14px 24px;background:#f3a94f;color:#07090c;text-decoration:none;border-radius:2px;font-weight:600",
  code: "margin:0 0 24px;font:600 32px/1.2 ui-monospace,monospace;letter-spacing:0.2em;color:#ffc67d",
  label: "padding:4px 16px 4px 0;color:#b4b8ba;vertical-align:top;white-space:nowrap",
  value: "padding:4px 0;color:#f4efe6;white-space:pre-wrap;overflow-wrap:anywhere",
  link: "color:#ffc67d",
  small: "margin:24px 0 0;font-size:14px;color:#b4b8ba",
};

function renderHtml(
  words: MailWords,
  { link, code, fields = [], lines = [], unsubscribeUrl }: MailData,
): string {
  const paragraph = (text: string, style = styles.paragraph) =>
    `<p style="${style}">${escapeHtml(text)}</p>`;
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  );
  const parts = [
    paragraph(brand.name, styles.brand),
    `<h1 style="${styles.heading}">${escapeHtml(words.heading)}</h1>`,
    ...words.paragraphs.map((text) => paragraph(text)),
    ...lines.map((line) => (line.link ? renderLink(line.text, line.link) : paragraph(line.text))),
    ...(rows.length > 0 ? [`<table role="presentation">${rows.join("")}</table>`] : []),
    ...(link && words.button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(words.button)}</a></p>`,
        ]
      : []),
    ...(code && words.codeIntroduction
      ? [paragraph(words.codeIntroduction), paragraph(code, styles.code)]
      : []),
    ...(words.closing ? [paragraph(words.closing, styles.small)] : []),
    ...(unsubscribeUrl ? [renderLink(unsubscribeWords, unsubscribeUrl, styles.small)] : []),
    paragraph(mailFooter, styles.small),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="color-scheme" content="dark"><title>${escapeHtml(words.subject)}</title></head>
<body style="${styles.body}"><div style="${styles.frame}">
${parts.join("\n")}
</div></body>
</html>
`;
}

function renderLink(text: string, link: string, style = styles.paragraph): string {
  return `<p style="${style}"><a href="${escapeHtml(link)}" style="${styles.link}">${escapeHtml(text)}</a></p>`;
}
