import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { acceptance } from "../../domain/proposal/acceptance.ts";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import { readPdf } from "../support/read-pdf.ts";
import { sampleContent } from "../support/sample-proposal.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

let app: ProposalApp;
beforeAll(async () => {
  app = await startProposalApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

async function enquire(email: string) {
  const { error } = await app.client({ address: randomUUID() }).functions.invoke("submit-enquiry", {
    body: {
      kind: "quote",
      name: "Ada Harbour",
      email,
      company: "Harbour & Sons",
      project: "cinematic-ads",
      message: "A film about our harbour at night.",
    },
  });
  expect(error).toBeNull();
  const [item] = await app.owner<{ id: string }[]>`
    select i.id from inbox_items i join enquiries e on e.id = i.enquiry_id where e.email = ${email}`;
  return item?.id ?? "";
}

it("goes from an enquiry to a project, with what the enquiry said, and answers it", async () => {
  const email = `${randomUUID()}@harbour.example`;
  const inboxItemId = await enquire(email);
  const proposalId = await app.begin({ inboxItemId });
  expect(await app.begin({ inboxItemId })).toBe(proposalId);
  const draft = await app.readDraft(proposalId);
  expect(draft.content).toMatchObject({
    title: "Cinematic ads for Harbour & Sons",
    client_name: "Harbour & Sons",
    recipient_name: "Ada Harbour",
    project_type: "cinematic-ads",
    aim: "A film about our harbour at night.",
    vat_rate: 0,
    terms_days: 14,
  });
  const [row] =
    await app.owner`select recipient_email, state from proposals where id = ${proposalId}`;
  expect(row).toEqual({ recipient_email: email, state: "draft" });

  const unfinished = { action: "send", proposalId, seenAt: draft.seenAt };
  expect(await app.ask(unfinished)).toMatchObject({
    status: 400,
    body: { code: "incomplete", fields: { scope: expect.any(String) } },
  });
  await app.write(proposalId, {}, { email });
  expect(await app.ask(unfinished)).toMatchObject({ status: 409, body: { code: "moved" } });
  const { seenAt } = await app.readDraft(proposalId);
  await app.act({ action: "send", proposalId, seenAt });
  expect(await app.mailTo(email)).toMatchObject({ kind: "proposal" });
  const [answered] = await app.owner`select answered_by from inbox_items where id = ${inboxItemId}`;
  expect(answered).toEqual({ answered_by: "proposal" });

  const token = await app.readToken(email);
  const opened = await app.open(token);
  expect(opened).toMatchObject({
    state: "sent",
    number: 1,
    may_sign: true,
    billing: null,
    signed: null,
    recipient_email: email,
    content: { title: sampleContent.title },
  });
  const signed = await app.sign(token);
  expect(signed).toMatchObject({
    signer_name: "Ada Harbour",
    options: ["drone"],
    net_pence: 1_120_001,
    vat_pence: 0,
    total_pence: 1_120_001,
    invoice_number: expect.stringMatching(/^INV-\d{5}$/),
    portal_path: expect.stringMatching(/^\/dashboard\/invitation\?token=/),
    proof_state: "pending",
  });
  expect(await hashCanonical(signed.acceptance)).toBe(signed.content_hash);
  const said = acceptance.parse(JSON.parse(signed.acceptance));
  const [file] = await app.owner`
    select sha256, bytes from private.proposal_files where version_id = ${opened.version_id}`;
  expect(said.proposal).toMatchObject({
    hash: opened.hash,
    version: 1,
    pdf_sha256: file?.["sha256"],
  });
  const pdf = readPdf(file?.["bytes"]);
  expect(pdf.text).toContain("People should know what a harbour does at night.");
  expect(pdf.text).not.toContain("VAT");
  expect(pdf.tags.get("LI")).toBeGreaterThan(3);

  const [project] = await app.owner`
    select p.title, p.status, p.budget::text, p.user_id, p.company_id, p.description, p.project_type,
      (select count(*)::int from pr_deliverables d where d.project_id = p.id) as deliverables,
      (select count(*)::int from pr_deliverables d where d.project_id = p.id and d.milestone_id is not null) as tied
    from projects p join agreements a on a.company_id = p.company_id where a.id = ${signed.agreement_id}`;
  expect(project).toMatchObject({
    title: sampleContent.title,
    status: "pending",
    budget: "11200.01",
    user_id: null,
    project_type: "cinematic-ads",
    deliverables: 2,
    tied: 1,
  });
  const milestones = await app.owner`
    select title, net_pence::int, reached_at is not null as reached, document_id is not null as charged
    from milestones where agreement_id = ${signed.agreement_id} order by position`;
  expect(milestones).toEqual([
    { title: "On signing", net_pence: 400_000, reached: true, charged: true },
    { title: "Storyboard", net_pence: 0, reached: false, charged: false },
    { title: "Delivery", net_pence: 720_001, reached: false, charged: false },
  ]);
  const [item] = await app.owner`select status from inbox_items where id = ${inboxItemId}`;
  expect(item).toEqual({ status: "won" });
  const [anchor] = await app.owner`
    select content_type, content_hash, state from content_anchors where agreement_id = ${signed.agreement_id}`;
  expect(anchor).toEqual({
    content_type: "acceptance",
    content_hash: signed.content_hash,
    state: "pending",
  });
  const kinds =
    await app.owner`select kind from private.outbox where recipient = ${email} order by created_at, kind`;
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["proposal", "proposal-code", "proposal-signed", "billing-invoice"]),
  );
  expect(await app.open(token)).toMatchObject({ state: "accepted", signed });

  // Whoever signs up with the address is in the company by the invitation, as its owner.
  const person = await app.member(email);
  const invitation = new URL(signed.portal_path, app.url).searchParams.get("token");
  const { data } = await person.client.auth.getClaims();
  const rows = await app.database.asCaller(
    { role: "authenticated", claims: { ...data?.claims } },
    async (sql) => {
      await sql`select public.accept_invitation(${invitation})`;
      return sql`select id, content_hash from public.agreements`;
    },
  );
  expect(rows).toEqual([{ id: signed.agreement_id, content_hash: signed.content_hash }]);
});
