import { createHash } from "node:crypto";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { deliverDueMail } from "../../services/outbox/deliver-due-mail.ts";
import { createSmtpTransport } from "../../services/mail/smtp-transport.ts";
import { sendNotices } from "../support/send-notices.ts";
import { startSmtpServer, type SmtpServer } from "../support/smtp-server.ts";
import { startBillingApp, type BillingApp } from "./billing-app.ts";

let app: BillingApp;
let smtp: SmtpServer;
beforeAll(async () => {
  [app, smtp] = await Promise.all([startBillingApp(), startSmtpServer()]);
});
afterAll(() => Promise.all([app.stop(), smtp.stop()]));
afterEach(() => expect(app.unexpected).toEqual([]));

async function deliver() {
  const transport = createSmtpTransport(smtp.url, "Kinolume <studio@kinolume.example>");
  await deliverDueMail(app.database, transport);
  transport.close();
}

/** What arrived at an address: what it says, and what it brings. */
async function readArrived(address: string) {
  const mails = smtp.received.filter(({ to }) => to.includes(address));
  const read = await Promise.all(mails.map(({ source }) => PostalMime.parse(source)));
  return read.map(({ text = "", attachments }) => ({
    text,
    files: attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      sha256: `0x${createHash("sha256")
        .update(Buffer.from(content as ArrayBuffer))
        .digest("hex")}`,
    })),
  }));
}

async function readKept(documentId: string) {
  const [row] = await app.owner`
    select d.number, f.sha256
    from private.document_files f join billing_documents d on d.id = f.document_id
    where d.id = ${documentId}`;
  return { number: String(row?.["number"]), sha256: row?.["sha256"] };
}

it("an invoice that is sent arrives with the PDF that is kept, and so does its receipt", async () => {
  const { id: companyId, email, people } = await app.createClient();
  const draft = await app.draft(companyId, 120_000);
  await app.act({ action: "issue", ...draft, send: true });
  await sendNotices(app.database);
  await deliver();
  const invoice = await readKept(draft.documentId);
  const pdf = {
    filename: `kinolume-${invoice.number.toLowerCase()}.pdf`,
    mimeType: "application/pdf",
  };
  for (const address of [email, people.owner.email]) {
    const [sent] = await readArrived(address);
    expect(sent?.files).toEqual([{ ...pdf, sha256: invoice.sha256 }]);
    expect(sent?.text).toContain(`Invoice ${invoice.number} is attached as a PDF.`);
  }
  await app.pay(companyId, 120_000, [[draft.documentId, 120_000]]);
  await deliver();
  const [, receipt] = await readArrived(email);
  expect(receipt?.text).toMatch(/Receipt REC-\d+ is attached as a PDF\./);
  expect(receipt?.files).toMatchObject([
    { filename: expect.stringMatching(/^kinolume-rec-\d+\.pdf$/) },
  ]);
});

it("a mail waits for a document that is not there or too large, and never leaves without it", async () => {
  const { id: companyId, email } = await app.createClient();
  const large = await app.draft(companyId, 500);
  await app.act({ action: "issue", ...large, send: true });
  await app.owner`
    insert into private.document_files (document_id, sha256, bytes)
    values (${large.documentId}, ${`0x${"0".repeat(64)}`}, decode(repeat('00', 3000000), 'hex'))`;
  const missing = await app.draft(companyId, 600);
  await app.act({ action: "issue", ...missing, send: true });
  await app.owner`
    update private.outbox set document_id = gen_random_uuid()
    where document_id = ${missing.documentId}`;
  await deliver();
  expect(await readArrived(email)).toEqual([]);
  const waiting = await app.owner`
    select attempts, last_error from private.outbox where recipient = ${email} order by last_error`;
  expect([...waiting]).toEqual([
    { attempts: 1, last_error: "The document is too large for a mail." },
    { attempts: 1, last_error: "The document of this mail is not there." },
  ]);
});
