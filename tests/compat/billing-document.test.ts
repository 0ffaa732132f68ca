import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureFile } from "../../services/billing/ensure-file.ts";
import { type AuthApp, type Member, startAuthApp } from "../support/auth-app.ts";
import { insertDocument } from "../support/insert-document.ts";
import { readPdf } from "../support/read-pdf.ts";
import { sampleDocuments, sampleInvoice, usualLines } from "../support/sample-documents.ts";

let app: AuthApp;
let staff: Member;
let boss: Member;
let companyId: string;

beforeAll(async () => {
  app = await startAuthApp();
  staff = await app.staff();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));
beforeEach(async () => {
  boss = await app.member();
  companyId = await haveCompany(boss);
});

async function haveCompany(member: Member): Promise<string> {
  const id = randomUUID();
  await app.owner`insert into companies (id, name) values (${id}, 'Harbour & Sons')`;
  await app.owner`select private.add_member(${id}, ${member.id}, 'owner')`;
  return id;
}

type Asked = { query?: string; member?: Member | null; headers?: Record<string, string> };

async function ask({ query = "", member = boss, headers = {} }: Asked): Promise<Response> {
  const session = await member?.client.auth.getSession();
  const token = session?.data.session?.access_token;
  return fetch(`${app.url}/functions/v1/billing-document${query}`, {
    headers: {
      apikey: app.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
}

const files = (id: string) =>
  app.owner<{ sha256: string; bytes: Buffer }[]>`
    select sha256, bytes from private.document_files where document_id = ${id}`;

describe("a document", () => {
  it("is a PDF for its company and for staff, the same bytes every time, under its number", async () => {
    const { id, number } = await insertDocument(app.owner, sampleInvoice(), { companyId });
    const answer = await ask({ query: `?id=${id}&as=pdf` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="kinolume-${number.toLowerCase()}.pdf"`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const hash = createHash("sha256").update(bytes).digest("hex");
    expect(answer.headers.get("etag")).toBe(`"0x${hash}"`);
    expect(readPdf(bytes).text).toContain(`Number ${number}`);
    const [stored] = await files(id);
    expect(stored?.sha256).toBe(`0x${hash}`);
    expect(stored && Buffer.compare(stored.bytes, bytes)).toBe(0);

    const again = await ask({ query: `?id=${id}`, member: staff });
    expect(Buffer.compare(Buffer.from(await again.arrayBuffer()), bytes)).toBe(0);
    const known = { "if-none-match": `"0x${hash}"` };
    const unchanged = await ask({ query: `?id=${id}`, headers: known });
    expect(unchanged.status).toBe(304);
  });

  it("is drawn once, however many ask at the same moment", async () => {
    const { id } = await insertDocument(app.owner, sampleInvoice(), { companyId });
    const drawn = await Promise.all(
      Array.from({ length: 8 }, () => ensureFile((work) => app.database.asOwner(work), id)),
    );
    expect(new Set(drawn.map((file) => file?.sha256)).size).toBe(1);
    expect(await files(id)).toHaveLength(1);
  });

  it("stays as it was first drawn", async () => {
    const { id } = await insertDocument(app.owner, sampleInvoice(), { companyId });
    const earlier = Buffer.from("drawn by an earlier version");
    await app.owner`
      insert into private.document_files (document_id, sha256, bytes)
      values (${id}, ${`0x${"1".repeat(64)}`}, ${earlier})`;
    const answer = await ask({ query: `?id=${id}` });
    expect(await answer.text()).toBe("drawn by an earlier version");
  });

  it("is the same nothing to whoever may not read it as one that there never was", async () => {
    const { id } = await insertDocument(app.owner, sampleInvoice(), { companyId });
    const stranger = await app.member();
    await haveCompany(stranger);
    const [draft] = await app.owner<{ id: string }[]>`
      insert into billing_documents (kind, series, company_id, content)
      values ('invoice', 'INV', ${companyId}, '{}') returning id`;
    const nobodys = await insertDocument(app.owner, sampleInvoice());
    const asked: Asked[] = [
      { query: `?id=${id}`, member: stranger },
      { query: `?id=${randomUUID()}` },
      { query: `?id=${draft?.id}` },
      { query: `?id=${draft?.id}`, member: staff },
      { query: `?id=${nobodys.id}` },
      { query: "?id=1%27--" },
    ];
    for (const each of asked) {
      const answer = await ask(each);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { error: "There is no such document." },
      ]);
    }
    expect(await files(id)).toHaveLength(0);
  });

  it("is for nobody who is not signed in", async () => {
    const { id } = await insertDocument(app.owner, sampleInvoice(), { companyId });
    expect((await ask({ query: `?id=${id}`, member: null })).status).toBe(401);
    expect((await ask({ query: "?ledger=csv", member: null })).status).toBe(401);
  });

  it("has to be named", async () => {
    for (const query of ["", "?as=pdf", "?ledger=pdf"])
      expect((await ask({ query })).status).toBe(400);
  });
});

describe("whoever paid without an account", () => {
  async function havePayment() {
    await app.owner`
      insert into pr_packages (id, name, price_gbp, description, icon)
      values ('sample', 'Sample', 500, 'Sample', 'star') on conflict do nothing`;
    const [payment] = await app.owner<{ id: string }[]>`
      insert into eth_payments (
        package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address, receiving_address, expires_at
      ) values (
        'sample', 500, 2500, ${`${randomBytes(4).readUInt32BE() + 1}000000000000`}, 1,
        ${`0x${"a".repeat(40)}`}, ${`0x${"b".repeat(40)}`}, now() + interval '15 minutes'
      ) returning id`;
    const claimToken = randomBytes(32).toString("base64url");
    const hash = createHash("sha256").update(claimToken).digest();
    await app.owner`
      insert into private.payment_claims (payment_id, claim_token_hash, network_hash)
      values (${payment?.id ?? ""}, ${hash}, ${randomBytes(32)})`;
    return { paymentId: payment?.id ?? "", claimToken };
  }
  const send = (body: object) =>
    fetch(`${app.url}/functions/v1/billing-document`, {
      method: "POST",
      headers: {
        apikey: app.publishableKey,
        "content-type": "application/json",
        "x-test-address": randomUUID(),
      },
      body: JSON.stringify(body),
    });

  it("has what was issued for that payment, and nothing else", async () => {
    const [mine, theirs] = [await havePayment(), await havePayment()];
    const [invoice, , , receipt] = sampleDocuments(true);
    const ties = { ethPaymentId: mine.paymentId };
    const issued = [
      await insertDocument(app.owner, invoice!, ties),
      await insertDocument(app.owner, receipt!, ties),
    ];
    const foreign = await insertDocument(app.owner, invoice!, { ethPaymentId: theirs.paymentId });
    const list = await send(mine);
    expect(await list.json()).toEqual({
      documents: [
        { id: issued[0]?.id, kind: "invoice", number: issued[0]?.number },
        { id: issued[1]?.id, kind: "receipt", number: issued[1]?.number },
      ],
    });
    const paper = await send({ ...mine, documentId: issued[1]?.id });
    expect(paper.headers.get("content-type")).toBe("application/pdf");
    const { text } = readPdf(new Uint8Array(await paper.arrayBuffer()));
    expect(text).toContain(`Number ${issued[1]?.number}`);
    for (const body of [
      { ...mine, documentId: foreign.id },
      { ...mine, documentId: randomUUID() },
      { ...mine, claimToken: theirs.claimToken },
      { ...mine, paymentId: theirs.paymentId },
    ])
      expect((await send(body)).status).toBe(404);
    expect((await send({ paymentId: mine.paymentId })).status).toBe(400);
  });
});

describe("the ledger", () => {
  async function readLedger(query: string, member: Member) {
    const answer = await ask({ query, member });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, ...rows] = (await answer.text()).replace("\uFEFF", "").trim().split("\r\n");
    return { head, rows };
  }

  it("has what was charged to the caller's company, credited and still open, and nothing of others", async () => {
    const line = { ...usualLines[1]!, description: '=HYPERLINK("x")' };
    const first = await insertDocument(app.owner, sampleInvoice({}, [line]), { companyId });
    const [, proforma, credit, receipt] = sampleDocuments(true);
    const creditsId = first.id;
    const credited = await insertDocument(app.owner, credit!, { companyId, creditsId });
    const second = await insertDocument(app.owner, sampleInvoice(), { companyId });
    for (const other of [proforma!, receipt!])
      await insertDocument(app.owner, other, { companyId });
    await insertDocument(app.owner, sampleInvoice());
    const today = /^\d{4}-\d\d-\d\d$/;
    const { head, rows } = await readLedger("?ledger=csv", boss);
    expect(head).toBe("Date,Kind,Number,Description,Net,VAT,Total,Credited,Paid,Written off,Open");
    expect(rows.map((row) => row.slice(11))).toEqual([
      `Invoice,${first.number},"'=HYPERLINK(""x"")",2275.00,455.00,2730.00,2730.00,0.00,0.00,0.00`,
      `Credit note,${credited.number},"Editing and grade, days in the suite",-2275.00,-455.00,-2730.00,,,,`,
      `Invoice,${second.number},"Harbour at night: hero film of 60 seconds, concept, storyboard and direction, and 4 more",9685.00,1853.00,11538.00,0.00,0.00,0.00,11538.00`,
    ]);
    expect(rows.every((row) => today.test(row.slice(0, 10)))).toBe(true);
    const stranger = await app.member();
    await haveCompany(stranger);
    const query = `?ledger=csv&company=${companyId}`;
    expect((await ask({ query, member: stranger })).status).toBe(404);
    // Whichever company they look at now, of one of theirs they have what they name.
    await app.owner`select private.add_member(${companyId}, ${stranger.id}, 'viewer')`;
    await app.owner`
      update memberships set is_current = false where user_id = ${stranger.id} and company_id = ${companyId}`;
    expect((await readLedger(query, stranger)).rows).toEqual(rows);
    expect((await readLedger(`?ledger=csv&company=${companyId}`, staff)).rows).toEqual(rows);
    expect((await readLedger("?ledger=csv", staff)).rows.length).toBeGreaterThan(rows.length);
  });

  it("has no word of VAT where the seller has no number", async () => {
    const [invoice] = sampleDocuments(false);
    await insertDocument(app.owner, invoice!, { companyId });
    const { head, rows } = await readLedger("?ledger=csv", boss);
    expect(head).toBe("Date,Kind,Number,Description,Net,Total,Credited,Paid,Written off,Open");
    expect(rows[0]).toMatch(/,9685\.00,9685\.00,0\.00,0\.00,0\.00,9685\.00$/);
  });

  it("goes on past its first thousand", async () => {
    const content = JSON.parse(JSON.stringify(sampleInvoice({}, usualLines.slice(0, 1))));
    await app.owner.begin(async (sql) => {
      // As a restored backup would: no trigger gives them numbers, which takes its time.
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into billing_documents (kind, state, series, company_id, content, sequence, number, issued_on,
          tax_point, due_on, net_pence, vat_pence, total_pence, buyer_name)
        select 'invoice', 'issued', 'INV', ${companyId}, ${sql.json(content)}, 10000 + at, 'INV-' || 10000 + at,
          '2026-11-18', '2026-11-18', '2026-12-02', 480000, 96000, 576000, 'Harbour'
        from generate_series(1, 1203) at`;
    });
    const { rows } = await readLedger("?ledger=csv", boss);
    expect(rows).toHaveLength(1203);
    expect(new Set(rows.map((row) => row.split(",")[2])).size).toBe(1203);
  });
});
