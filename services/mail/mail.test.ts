import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails, type MailTemplate } from "../../content/mail.ts";
import { createFileTransport } from "../../server/mailbox/file-transport.ts";
import { socketFrom } from "../../server/testing/socket-from.ts";
import { mailboxRoutes } from "../../server/mailbox/mailbox-page.ts";
import { readEml } from "../../server/mailbox/read-eml.ts";
import { renderMail } from "./render-mail.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-mail-"));
});
afterAll(() => rm(folder, { recursive: true }));

const templates: MailTemplate[] = [
  "confirm-sign-up",
  "account-exists",
  "recover-password",
  "confirm-email-change",
  "email-change-asked",
  "email-changed",
  "email-change-done",
  "recovery-code-used",
  "recovery-codes-made",
  "second-factor-added",
  "second-factor-removed",
  "second-factor-reset",
  "password-changed",
  "confirm-deletion",
  "deletion-confirmed",
  "deletion-soon",
  "account-kept",
  "invite",
  "company-invitation",
  "company-closing",
  "company-closing-soon",
  "company-kept",
  "company-inherited",
  "company-removed",
  "studio-person-leaving",
  "studio-company-closing",
  "studio-company-kept",
  "enquiry-acknowledgement",
  "studio-enquiry",
  "studio-client-leaving",
  "studio-client-stays",
  "payment-receipt",
  "guest-receipt",
  "payment-held",
  "payment-refunded",
  "studio-answer",
  "studio-clock",
  "studio-payment",
  "delivery",
  "delivery-news",
  "review-comments",
  "studio-review",
  "proposal-signed-for-you",
  "brief-asked",
  "unread-messages",
  "studio-unread-messages",
  "notices",
  "notices-of-day",
  "billing-credit-note",
  "billing-invoice",
  "billing-proforma",
  "billing-receipt",
  "billing-reversal",
  "proposal",
  "proposal-again",
  "proposal-code",
  "proposal-comment",
  "proposal-expired",
  "proposal-signed",
  "proposal-soon",
  "proposal-withdrawn",
  "studio-proposal-comment",
  "studio-proposal-declined",
  "studio-proposal-expired",
  "studio-proposal-signed",
  "booking-cancelled",
  "booking-confirmed",
  "booking-moved",
  "booking-reminder",
  "studio-booking-cancelled",
  "studio-booking-confirmed",
  "studio-booking-moved",
  "studio-calendar-failed",
];

describe("the words of a mail", () => {
  it("are listed completely here", () => {
    expect(Object.keys(mails).toSorted()).toEqual(templates.toSorted());
  });

  it.each(templates)("%s says the same in HTML and in text", (template) => {
    const link = "https://kinolume.example/auth/v1/verify?token=a&type=signup";
    const { subject, text, html } = renderMail(template, { link, code: "123456" });
    expect(subject).not.toBe("");
    expect(text).toContain(mails[template].heading);
    expect(html).toContain(mails[template].heading);
    expect(text.includes(link)).toBe("button" in mails[template]);
    expect(html.includes(link.replace("&", "&amp;"))).toBe("button" in mails[template]);
    expect(text.includes("123456")).toBe("codeIntroduction" in mails[template]);
    expect(text).toContain("Registered in England and Wales");
  });

  it("escape what a visitor wrote", () => {
    const fields = [{ label: "Name", value: '<img src=x onerror="alert(1)">' }];
    const { html } = renderMail("studio-enquiry", { fields });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x");
  });

  it("list lines that lead somewhere, and say below how to get less of them", () => {
    const { text, html } = renderMail("notices", {
      lines: [
        { text: "A & B", link: "https://kinolume.example/a?b=1&c=2" },
        { text: "And 3 more." },
      ],
      unsubscribeUrl: "https://kinolume.example/unsubscribe?token=1",
    });
    expect(text).toContain("A & B\nhttps://kinolume.example/a?b=1&c=2\n\nAnd 3 more.");
    expect(html).toContain('<a href="https://kinolume.example/a?b=1&amp;c=2"');
    expect(html).toContain("A &amp; B</a>");
    expect(text).toContain("Less of this, or none:\nhttps://kinolume.example/unsubscribe?token=1");
    expect(html).toContain('href="https://kinolume.example/unsubscribe?token=1"');
  });

  it("name the topic, and set a visitor's lines apart from ours", () => {
    const fields = [{ label: "Message", value: "Hello\nEmail: eve@evil.example" }];
    const { subject, text } = renderMail("studio-enquiry", { topic: "Chat", fields });
    expect(subject).toBe("New enquiry from the website: Chat");
    expect(text).not.toMatch(/^Email:/m);
    expect(text).toContain("    Email: eve@evil.example");
  });
});

const mail = {
  id: "0c2f0f8e-0000-4000-8000-000000000001",
  to: "ada@clients.example",
  subject: "Grüße aus dem Studio\r\nBcc: eve@evil.example",
  text: "Guten Tag,\n\nein <b>Link</b>: https://kinolume.example/a?b=1&c=2 und =3D.\n\n-- \nEnde",
  html: "<p>Guten Tag</p>",
  replyTo: undefined,
  date: new Date("2026-01-02T03:04:05Z"),
};

describe("a mail without an SMTP server", () => {
  it("becomes one whole file, however often it is sent", async () => {
    const transport = createFileTransport(folder, "Kinolume <studio@kinolume.example>");
    await transport.send(mail);
    await transport.send(mail);
    expect(await readdir(folder)).toEqual([`${mail.id}.eml`]);
    const source = await readFile(join(folder, `${mail.id}.eml`), "utf8");
    expect(source).toContain(`Message-ID: <${mail.id}@kinolume.example>`);
    expect(source).not.toMatch(/^bcc:/im);
    const read = await readEml("x", Buffer.from(source));
    expect(read).toMatchObject({ to: "ada@clients.example", date: mail.date });
    expect(read.subject).toBe("Grüße aus dem Studio Bcc: eve@evil.example");
    expect(read.text.trim()).toBe(mail.text);
  });
});

async function ask(
  siteUrl: string,
  headers: Record<string, string>,
  peerAddress = "127.0.0.1",
): Promise<Response> {
  return mailboxRoutes({ folder, siteUrl }).request("/", { headers }, socketFrom(peerAddress));
}

describe("the development mailbox", () => {
  const here = "http://127.0.0.1:3000";

  it("shows the mails escaped, their links clickable", async () => {
    const answer = await ask(here, { host: "127.0.0.1:3000" });
    const page = await answer.text();
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page).toContain("&lt;b&gt;Link&lt;/b&gt;");
    expect(page).not.toContain("<b>");
    expect(page).toContain('<a href="https://kinolume.example/a?b=1&amp;c=2">');
    expect((await ask(here, { host: "localhost:3000" })).status).toBe(200);
  });

  it.each([
    ["the site is public", "https://kinolume.example", { host: "127.0.0.1:3000" }],
    ["the request came by another name", here, { host: "kinolume.example" }],
    ["the name only starts like ours", here, { host: "127.0.0.1.evil.example" }],
    ["a proxy passed it on", here, { host: "localhost", "x-forwarded-for": "203.0.113.1" }],
    ["a proxy said so in the new way", here, { host: "localhost", forwarded: "for=203.0.113.1" }],
    ["it names no host", here, {}],
  ])("is not there when %s", async (_, siteUrl, headers) => {
    expect((await ask(siteUrl, headers)).status).toBe(404);
  });

  it("is not there when the socket leads elsewhere, whatever the headers say", async () => {
    expect((await ask(here, { host: "127.0.0.1:3000" }, "203.0.113.1")).status).toBe(404);
  });
});
