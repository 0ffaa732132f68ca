import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createProposalDrawing } from "../../services/proposal/draw-job.ts";
import { proposalFileKind } from "../../services/proposal/proposal-file-kind.ts";
import { createCompanyOf } from "../support/create-company.ts";
import type { Member } from "../support/auth-app.ts";
import { readPdf } from "../support/read-pdf.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

let app: ProposalApp;
beforeAll(async () => {
  app = await startProposalApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

async function read(member: Member, id: string, headers: Record<string, string> = {}) {
  const { data } = await member.client.auth.getSession();
  return fetch(`${app.url}/functions/v1/proposal-document?id=${id}`, {
    headers: {
      apikey: app.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      ...headers,
    },
  });
}

const visit = (body: object) =>
  fetch(`${app.url}/functions/v1/proposal-document`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: app.publishableKey,
      "x-test-address": randomUUID(),
    },
    body: JSON.stringify(body),
  });

it("is the same file for the studio, the company it was sent to, and whoever has the link", async () => {
  const company = await createCompanyOf(app.owner, () => app.member());
  const { token } = await app.send({}, { companyId: company.id });
  const { version_id: id } = await app.open(token);
  // Drawn right after it was sent, as the job does it, and by nobody else later.
  await createProposalDrawing()({
    id: "1",
    kind: proposalFileKind,
    payload: { id },
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    transaction: (work) => app.database.asOwner(work),
  });
  const [drawn] = await app.owner<{ bytes: Uint8Array }[]>`
    select bytes from private.proposal_files where version_id = ${id}`;
  const stranger = await app.member();
  expect((await read(stranger, id)).status).toBe(404);
  expect((await read(stranger, randomUUID())).status).toBe(404);
  expect((await visit({ token: "y".repeat(43) })).status).toBe(404);
  expect((await visit({})).status).toBe(400);

  const answers = await Promise.all([
    read(app.studio, id),
    read(company.people.viewer, id),
    visit({ token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const files = await Promise.all(
    answers.map(async (each) => Buffer.from(await each.arrayBuffer())),
  );
  expect(files).toEqual(files.map(() => Buffer.from(drawn?.bytes ?? [])));
  const [first] = answers;
  expect(first?.headers.get("content-disposition")).toBe(
    'attachment; filename="Proposal-A-film-about-the-harbour-v1.pdf"',
  );
  const again = await read(app.studio, id, { "if-none-match": first?.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  const pdf = readPdf(files[0] ?? new Uint8Array());
  expect(pdf.head).toContain("en-GB");
  expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  expect(pdf.tags.get("H1")).toBe(1);
});

it("takes whoever it is by their name, and prints no name as boxes", async () => {
  const { token } = await app.send({ recipient_name: "王小明" });
  const asked = { ...(await app.prepare(token)), name: "王小明" };
  expect(await app.visit(asked)).toMatchObject({ status: 200 });
  const { signed } = await app.open(token);
  expect(signed?.signer_name).toBe("王小明");
  expect(JSON.parse(signed?.acceptance ?? "{}")).toMatchObject({ signer: { name: "王小明" } });
  expect(await readText(token)).toContain("As named on the page of this proposal");

  const [row] = await app.owner<{ projectId: string }[]>`
    select project_id as "projectId" from milestones where agreement_id = ${signed?.agreement_id ?? ""} limit 1`;
  const change = await app.send({ title: "One more cut" }, { from: row ?? {} });
  const text = await readText(change.token);
  expect(text).toContain("it stands as it was typed in acceptance.json");
  expect(text).toContain("Ada Harbour");
});

async function readText(token: string): Promise<string> {
  const file = await visit({ token });
  return readPdf(Buffer.from(await file.arrayBuffer())).text.replaceAll(/\s+/g, " ");
}

const pence = fc.integer({ min: 0, max: 5_000_000 });
const trigger = fc.constantFrom("signing", "approval", "studio");

it(
  "makes milestones and invoices that come to what was agreed, of any proposal and any choice",
  { timeout: 60_000 },
  async () => {
    const content = fc.record({
      milestones: fc
        .array(fc.record({ net_pence: pence, trigger }), { minLength: 1, maxLength: 6 })
        .filter((all) => all.some(({ net_pence }) => net_pence > 0))
        .map((all) =>
          all.map((each, at) => ({ ...each, key: `m-${at}`, title: `Step ${at}`, due_on: null })),
        ),
      options: fc
        .array(fc.record({ net_pence: pence, chosen: fc.boolean() }), { maxLength: 4 })
        .map((all) =>
          all.map((each, at) => ({ ...each, key: `o-${at}`, title: "More", note: null })),
        ),
    });
    await fc.assert(
      fc.asyncProperty(content, fc.func(fc.boolean()), async (typed, isChosen) => {
        const { token } = await app.send({ ...typed, deliverables: [] });
        const chosen = typed.options.map(({ key }) => key).filter((key) => isChosen(key));
        const signed = await app.sign(token, chosen);
        const [sums] = await app.owner`
        select a.net_pence::int as agreed, sum(m.net_pence)::int as milestones,
          coalesce(sum(m.net_pence) filter (where m.trigger = 'signing'), 0)::int as due,
          coalesce(sum(d.net_pence), 0)::int as invoiced, p.budget::float8 * 100 as budget
        from agreements a join milestones m on m.agreement_id = a.id
        join projects p on p.id = m.project_id
        left join billing_documents d on d.id = m.document_id
        where a.id = ${signed.agreement_id} group by a.id, p.id`;
        expect(sums?.["milestones"]).toBe(sums?.["agreed"]);
        expect(sums?.["agreed"]).toBe(signed.net_pence);
        expect(sums?.["invoiced"]).toBe(sums?.["due"]);
        expect(Math.round(Number(sums?.["budget"]))).toBe(signed.net_pence);
      }),
      { numRuns: 5 },
    );
  },
);
