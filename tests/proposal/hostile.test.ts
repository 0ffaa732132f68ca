import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { sumProposal } from "../../domain/proposal/sum-proposal.ts";
import { acceptance } from "../../domain/proposal/acceptance.ts";
import { earlierAnswer } from "../../domain/proposal/answers.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { createCompany, createCompanyOf } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { readPdf } from "../support/read-pdf.ts";
import { sampleBilling } from "../support/sample-proposal.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

/** Of each race. */
const rounds = byTier({ short: 2, whole: 6 });

let app: ProposalApp;
beforeAll(async () => {
  app = await startProposalApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const refused = (code: string) => ({ status: 409, body: { code } });

async function countAgreements(proposalId: string): Promise<number> {
  const rows = await app.owner`select 1 from agreements where proposal_id = ${proposalId}`;
  return rows.length;
}

describe("a signature is refused", () => {
  it("of a version that another has taken the place of, and answers for the new one", async () => {
    const { proposalId, email, token } = await app.send();
    const old = await app.prepare(token);
    await app.write(proposalId, { title: "A longer film" }, { email });
    const { seenAt } = await app.readDraft(proposalId);
    await app.act({ action: "send", proposalId, seenAt });
    expect(await app.mailTo(email)).toMatchObject({ kind: "proposal-again" });
    expect(await app.visit(old)).toMatchObject(refused("superseded"));
    const opened = await app.open(token);
    expect(opened).toMatchObject({ number: 2, content: { title: "A longer film" } });
    // A code is for the version that it was asked for.
    const mixed = { ...old, versionId: opened.version_id, hash: opened.hash };
    expect(await app.visit(mixed)).toMatchObject(refused("code-ended"));
    expect(await app.sign(token)).toMatchObject({ signer_name: "Ada Harbour" });
  });

  it("after its last day in London, before the job has come round as well", async () => {
    const { proposalId, token } = await app.send();
    const asked = await app.prepare(token);
    await app.owner`
      update proposals set valid_until = private.london_today() - 1 where id = ${proposalId}`;
    expect(await app.visit(asked)).toMatchObject(refused("expired"));
    expect((await app.open(token)).state).toBe("expired");
    const code = { action: "ask_code", token, versionId: asked.versionId };
    expect(await app.visit(code)).toMatchObject(refused("expired"));
    expect(await countAgreements(proposalId)).toBe(0);
  });

  it("with a wrong code, five of which end it, and with one that was used or has run out", async () => {
    const { token } = await app.send();
    const asked = await app.prepare(token);
    const wrong = { ...asked, code: asked.code === "000000" ? "000001" : "000000" };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await app.visit(wrong)).toMatchObject(refused("code-wrong"));
    }
    expect(await app.visit(wrong)).toMatchObject(refused("code-ended"));
    expect(await app.visit(asked)).toMatchObject(refused("code-ended"));
    const next = { ...asked, code: await app.askCode(token, asked.versionId) };
    await app.owner`
      update private.proposal_links set code_until = now() - interval '1 second'
      where proposal_id = (select proposal_id from proposal_versions where id = ${asked.versionId})`;
    expect(await app.visit(next)).toMatchObject(refused("code-ended"));
    const last = { ...asked, code: await app.askCode(token, asked.versionId) };
    expect(await app.visit({ ...last, totalPence: 1 })).toMatchObject(refused("total-changed"));
    expect(await app.visit(last)).toMatchObject({ status: 200 });
  });

  it("with the code or the token of somebody else, or with none", async () => {
    const mine = await app.send();
    const theirs = await app.send();
    const asked = await app.prepare(mine.token);
    const foreign = await app.prepare(theirs.token);
    expect(await app.visit({ ...asked, token: theirs.token })).toMatchObject(refused("code-ended"));
    expect(await app.visit({ ...asked, versionId: foreign.versionId })).toMatchObject(
      refused("code-ended"),
    );
    const nobody = { ...asked, token: "x".repeat(43) };
    expect(await app.visit(nobody)).toMatchObject({ status: 404, body: { code: "link-missing" } });
    expect(await app.visit({ ...asked, token: "short" })).toMatchObject({ status: 400 });
  });

  it("of a version of something else, as a question and a no about it are", async () => {
    const { token } = await app.send();
    const theirs = await app.open((await app.send()).token);
    const missing = { status: 404, body: { code: "version-missing" } };
    const words = { block: null, body: "Why?", key: randomUUID() };
    for (const versionId of [theirs.version_id, randomUUID()]) {
      const about = { token, versionId };
      expect(await app.visit({ action: "ask_code", ...about })).toMatchObject(missing);
      expect(await app.visit({ action: "comment", ...about, ...words })).toMatchObject(missing);
      expect(await app.visit({ action: "decline", ...about, reason: null })).toMatchObject(missing);
    }
  });

  it("of another total, hash or option, and without who is charged", async () => {
    const { proposalId, token } = await app.send();
    const asked = await app.prepare(token);
    const tries = {
      "total-changed": { totalPence: asked.totalPence - 1 },
      superseded: { hash: `0x${"0".repeat(64)}` },
      "option-unknown": { options: ["drone", "gold"] },
      "details-missing": { billing: null },
    };
    for (const [code, change] of Object.entries(tries)) {
      expect(await app.visit({ ...asked, ...change })).toMatchObject(refused(code));
    }
    // The same option twice is not two of them.
    expect(await app.visit({ ...asked, options: ["drone", "drone"] })).toMatchObject(
      refused("option-unknown"),
    );
    for (const change of [{ mayBind: false }, { consents: false }, { name: " " }, { code: "1" }]) {
      expect(await app.visit({ ...asked, ...change })).toMatchObject({ status: 400 });
    }
    expect(await countAgreements(proposalId)).toBe(0);
  });

  it("of whoever may not approve for the company, and accepted of whoever may", async () => {
    const company = await createCompanyOf(app.owner, () => app.member());
    const to = (role: "viewer" | "approver") =>
      app.send({}, { email: company.people[role].email, companyId: company.id });
    const lesser = await to("viewer");
    const opened = await app.open(lesser.token);
    expect(opened.may_sign).toBe(false);
    const code = { action: "ask_code", token: lesser.token, versionId: opened.version_id };
    expect(await app.visit(code)).toMatchObject(refused("may-not-sign"));
    const { token } = await to("approver");
    expect(await app.sign(token)).toMatchObject({ portal_path: "/dashboard" });
    const roles = await app.owner`select role from memberships where company_id = ${company.id}`;
    expect(roles).toHaveLength(4);
  });
});

const readSeen = async (proposalId: string) => ({
  seenAt: (await app.readDraft(proposalId)).seenAt,
});

describe("a draft is refused", () => {
  it("with amounts that are none, and a last day that is over", async () => {
    const wrongs = [
      { milestones: [{ key: "a", title: "A", due_on: null, net_pence: -1, trigger: "signing" }] },
      { milestones: [{ key: "a", title: "A", due_on: null, net_pence: 0.5, trigger: "signing" }] },
      { milestones: [{ key: "a", title: "A", due_on: null, net_pence: 0, trigger: "signing" }] },
      { milestones: [{ key: "a", title: "A", due_on: null, net_pence: 9, trigger: "date" }] },
      { milestones: [{ key: "a", title: "A", due_on: null, net_pence: 1e11, trigger: "signing" }] },
      { options: [{ key: "a", title: "A", note: null, net_pence: -5, chosen: true }] },
      { valid_until: "2020-01-01" },
    ];
    const proposalId = await app.begin();
    const email = `${randomUUID()}@harbour.example`;
    for (const wrong of wrongs) {
      await app.write(proposalId, wrong as object, { email });
      const { seenAt } = await app.readDraft(proposalId);
      expect(await app.ask({ action: "send", proposalId, seenAt })).toMatchObject({ status: 400 });
    }
    const boxes = { key: "a", title: "Delivery 🎬", due_on: null, net_pence: 9 };
    const printed = {
      valid_until: "2099-01-01",
      deliverables: [],
      milestones: [{ ...boxes, trigger: "signing" as const }],
    };
    await app.write(proposalId, printed, { email });
    const unprintable = { action: "send", proposalId, ...(await readSeen(proposalId)) };
    expect(await app.ask(unprintable)).toMatchObject({
      status: 400,
      body: { code: "unprintable", fields: { milestones: expect.stringContaining("🎬") } },
    });
    await app.write(proposalId, { valid_until: "2020-01-01" }, { email });
    // Said once, and at its field.
    const late = { action: "send", proposalId, ...(await readSeen(proposalId)) };
    expect((await app.ask(late)).body).toMatchObject({
      code: "past-validity",
      fields: { valid_until: "This day is over. Please choose a later one." },
    });
    expect(await app.mailCount(email)).toBe(0);
    await app.act({ action: "delete", proposalId });
    expect(await app.ask({ action: "delete", proposalId })).toMatchObject({ status: 404 });
  });

  it("of whoever does not write proposals", async () => {
    const begin = {
      action: "begin",
      inboxItemId: null,
      projectId: null,
      companyId: null,
      copyOf: null,
    };
    expect(await app.ask(begin, await app.member())).toMatchObject({ status: 403 });
    const editor = await app.staff();
    await app.owner`update staff_members set roles = '{editor}' where user_id = ${editor.id}`;
    expect(await app.ask(begin, editor)).toMatchObject({
      status: 403,
      body: { code: "staff_role" },
    });
  });
});

it("signs what has half a character in it as what can be written down", async () => {
  const { token } = await app.send();
  const asked = await app.prepare(token);
  const half = { ...asked, name: "Ada \ud800", role: "Head\udc00" };
  expect(await app.visit(half)).toMatchObject({
    status: 200,
    body: { signed: { signer_name: "Ada \ufffd", signer_role: "Head\ufffd" } },
  });
});

describe("at once", () => {
  it("twenty signatures are one agreement, with one answer", async () => {
    const { proposalId, token } = await app.send();
    const asked = await app.prepare(token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.visit(asked)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countAgreements(proposalId)).toBe(1);
    const [made] = await app.owner`
      select (select count(*)::int from companies where id = p.company_id) as companies,
        (select count(*)::int from projects where company_id = p.company_id) as projects,
        (select count(*)::int from billing_documents where company_id = p.company_id) as invoices
      from proposals p where p.id = ${proposalId}`;
    expect(made).toEqual({ companies: 1, projects: 1, invoices: 1 });
    // The code has done its work: it answers again, and signs nothing again.
    expect(await app.visit({ ...asked, code: "000000" })).toMatchObject({ status: 200 });
  });

  it("a signature and a withdrawal leave one of them", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { proposalId, token } = await app.send();
      const asked = await app.prepare(token);
      const [signed, withdrawn] = await Promise.all([
        app.visit(asked),
        app.ask({ action: "withdraw", proposalId, reason: null }),
      ]);
      const [row] = await app.owner`select state from proposals where id = ${proposalId}`;
      const isSigned = (await countAgreements(proposalId)) === 1;
      expect(row).toEqual({ state: isSigned ? "accepted" : "withdrawn" });
      expect(signed).toMatchObject(isSigned ? { status: 200 } : refused("not-open"));
      expect(withdrawn).toMatchObject(isSigned ? refused("accepted-already") : { status: 200 });
    }
  });

  it("a signature and a no leave one of them", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { proposalId, token } = await app.send();
      const asked = await app.prepare(token);
      const no = { action: "decline", token, versionId: asked.versionId, reason: "Too late." };
      const [signed, declined] = await Promise.all([app.visit(asked), app.visit(no)]);
      const [row] = await app.owner`select state from proposals where id = ${proposalId}`;
      const isSigned = (await countAgreements(proposalId)) === 1;
      expect(row).toEqual({ state: isSigned ? "accepted" : "declined" });
      expect(signed).toMatchObject(isSigned ? { status: 200 } : refused("not-open"));
      expect(declined).toMatchObject(isSigned ? refused("not-open") : { status: 200 });
    }
  });

  it("a signature and a newer version leave one of them", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { proposalId, email, token } = await app.send();
      const asked = await app.prepare(token);
      await app.write(proposalId, { title: "Another film" }, { email });
      const { seenAt } = await app.readDraft(proposalId);
      const [signed, sent] = await Promise.all([
        app.visit(asked),
        app.ask({ action: "send", proposalId, seenAt }),
      ]);
      const isSigned = (await countAgreements(proposalId)) === 1;
      expect(await app.open(token)).toMatchObject(
        isSigned ? { state: "accepted", number: 1 } : { state: "sent", number: 2, signed: null },
      );
      expect(signed).toMatchObject(isSigned ? { status: 200 } : refused("superseded"));
      expect(sent).toMatchObject(isSigned ? refused("accepted-already") : { status: 200 });
    }
  });
});

describe("what the client says", () => {
  it("is a comment once, opens its item again, and is answered by mail", async () => {
    const { proposalId, email, token } = await app.send();
    const { version_id: versionId } = await app.open(token);
    const key = randomUUID();
    const question = { action: "comment", token, versionId, block: "scope", body: "Why?", key };
    expect(await app.visit(question)).toMatchObject({ status: 200 });
    expect(await app.visit(question)).toMatchObject({ status: 200 });
    expect(await app.visit({ ...question, body: "How?" })).toMatchObject(refused("key-used"));
    const [item] = await app.owner`
      select kind, status, clock from inbox_items where proposal_id = ${proposalId}`;
    expect(item).toEqual({ kind: "proposal", status: "new", clock: "running" });
    const answer = {
      action: "comment",
      proposalId,
      block: "scope",
      body: "So.",
      key: randomUUID(),
    };
    await app.act(answer);
    await app.act(answer);
    expect(await app.mailTo(email)).toMatchObject({
      kind: "proposal-comment",
      text: expect.stringContaining(`/proposal#${token}`),
    });
    expect(await app.mailCount(email)).toBe(2);
    const [after] = await app.owner`
      select clock from inbox_items where proposal_id = ${proposalId}`;
    expect(after).toEqual({ clock: "answered" });
    expect((await app.open(token)).comments).toMatchObject([
      { from_studio: false, author_name: "Ada Harbour", body: "Why?" },
      { from_studio: true, body: "So." },
    ]);
  });

  it("comes with its newest words, and the earlier ones when they are asked for", async () => {
    const { proposalId, token } = await app.send();
    const other = await app.send();
    await app.owner`
      insert into proposal_comments
        (proposal_id, version_id, block, from_studio, author_name, body, created_at)
      select ${proposalId}, v.id, case when n % 2 = 0 then 'scope' end, false, 'Ada', n::text,
        now() - make_interval(mins => 500 - n)
      from proposal_versions v, generate_series(1, 450) as n where v.proposal_id = ${proposalId}`;
    const opened = await app.open(token);
    const numbers = (comments: { body: string }[]) => comments.map(({ body }) => Number(body));
    expect(numbers(opened.comments)).toEqual(Array.from({ length: 200 }, (_, at) => at + 251));
    expect(opened.said).toHaveLength(2);
    expect(opened.said).toContainEqual({ block: "scope", count: 225 });
    const ask = async (before: string | undefined, by = token) =>
      earlierAnswer.parse((await app.visit({ action: "earlier", token: by, before })).body)
        .comments;
    const earlier = await ask(opened.comments[0]?.id);
    expect(numbers(earlier)).toEqual(Array.from({ length: 200 }, (_, at) => at + 51));
    expect(numbers(await ask(earlier[0]?.id))).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    // A comment of another proposal is before nothing.
    expect(await ask(earlier[0]?.id, other.token)).toEqual([]);
    expect(await app.visit({ action: "earlier", token, before: "x" })).toMatchObject({
      status: 400,
    });
  });

  it("is a no, after which the studio may send another version", async () => {
    const { proposalId, email, token } = await app.send();
    const { version_id: versionId } = await app.open(token);
    const decline = { action: "decline", token, versionId, reason: "Too dear." };
    expect(await app.visit(decline)).toMatchObject({ status: 200 });
    expect(await app.visit(decline)).toMatchObject({ status: 200 });
    const [row] = await app.owner`select state, reason from proposals where id = ${proposalId}`;
    expect(row).toEqual({ state: "declined", reason: "Too dear." });
    const told = await app.owner`
      select facts from notices where subject_id = ${proposalId} and kind = 'proposal'`;
    expect(told.length).toBeGreaterThan(0);
    await app.write(proposalId, { title: "A cheaper film" }, { email });
    const { seenAt } = await app.readDraft(proposalId);
    await app.act({ action: "send", proposalId, seenAt });
    expect(await app.open(token)).toMatchObject({ state: "sent", number: 2 });
  });

  it("is a no with words that open an item, and a no each time that it is sent again", async () => {
    const { proposalId, token } = await app.send();
    const { version_id: versionId } = await app.open(token);
    const countTold = async () => {
      const [row] = await app.owner<{ notices: number; mails: number; items: number }[]>`
        select (
            select count(distinct key)::int from notices where subject_id = ${proposalId} and kind = 'proposal'
          ) as notices,
          (
            select count(*)::int from private.outbox
            where kind = 'studio-proposal-declined' and body_text like ${`%${proposalId}%`}
          ) as mails,
          (
            select count(*)::int from inbox_items where proposal_id = ${proposalId} and status = 'new'
          ) as items`;
      return row;
    };
    await app.visit({ action: "decline", token, versionId, reason: null });
    expect(await countTold()).toEqual({ notices: 1, mails: 1, items: 0 });
    const { seenAt } = await app.readDraft(proposalId);
    await app.act({ action: "send", proposalId, seenAt });
    await app.visit({ action: "decline", token, versionId, reason: "Still too dear." });
    expect(await countTold()).toEqual({ notices: 2, mails: 2, items: 1 });
    expect((await app.open(token)).comments).toMatchObject([
      { block: null, from_studio: false, body: "Still too dear." },
    ]);
  });

  it("gets at most five codes an hour", async () => {
    const { token } = await app.send();
    const { version_id: versionId } = await app.open(token);
    const ask = { action: "ask_code", token, versionId };
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await app.visit(ask)).toMatchObject({ status: 200, body: { minutes: 10 } });
    }
    expect(await app.visit(ask)).toMatchObject({ status: 429 });
  });
});

describe("with a VAT number", () => {
  it("charges what each instalment's invoice says, and nothing to a business elsewhere", async () => {
    const before = brand.vatNumber;
    const { token: early } = await app.send();
    const unready = await app.prepare(early);
    brand.vatNumber = "GB123456789";
    try {
      expect(await app.visit(unready)).toMatchObject(refused("vat-changed"));
      const { token } = await app.send();
      const asked = await app.prepare(token);
      expect(asked.totalPence).toBe(480_000 + 864_001);
      expect(await app.visit(asked)).toMatchObject({
        body: { signed: { net_pence: 1_120_001, vat_pence: 224_000 } },
      });
      const { token: other } = await app.send();
      const { content } = await app.open(other);
      const elsewhere = {
        ...(await app.prepare(other)),
        totalPence: sumProposal(content, ["drone"], "outside").total_pence,
        billing: { ...sampleBilling, country: "FR" },
      };
      expect(await app.visit(elsewhere)).toMatchObject(refused("evidence-missing"));
      const known = {
        ...elsewhere,
        billing: { ...elsewhere.billing, vat_number: "FR12345678901" },
      };
      expect(await app.visit(known)).toMatchObject({
        body: { signed: { vat_pence: 0, total_pence: 1_120_001 } },
      });
    } finally {
      brand.vatNumber = before;
    }
  });
});

it("tells the owners of a company when somebody whom none of them has asked signs for it", async () => {
  const company = await createCompany(app.owner);
  const { token, email } = await app.send({}, { companyId: company.id });
  await app.sign(token);
  const mails = await app.owner`
    select recipient from private.outbox
    where kind = 'proposal-signed-for-you' and recipient in ${app.owner([email, company.people.owner.email])}`;
  expect(mails).toEqual([{ recipient: company.people.owner.email }]);
});

it("says of a draft that is too long as a whole that it is, and keeps the one before", async () => {
  const proposalId = await app.begin();
  await app.write(proposalId, {}, { email: "long@harbour.example" });
  const draft = await app.readDraft(proposalId);
  const note = "é".repeat(4000);
  const deliverables = Array.from({ length: 40 }, (_, place) => ({ title: `${place}`, note }));
  const save = {
    action: "save",
    proposalId,
    seenAt: draft.seenAt,
    recipientEmail: "long@harbour.example",
    companyId: null,
    content: { ...draft.content, deliverables },
  };
  expect(await app.ask(save)).toMatchObject({ status: 400, body: { code: "too-long" } });
  expect(await app.readDraft(proposalId)).toEqual(draft);
});

it("refuses a milestone whose day is over, and a signature of another shape in words", async () => {
  const proposalId = await app.begin();
  const over = { due_on: "2020-01-01", net_pence: 100, trigger: "date" } as const;
  await app.write(
    proposalId,
    { deliverables: [], milestones: [{ key: "m1", title: "Long ago", ...over }] },
    { email: "day@harbour.example" },
  );
  const { seenAt } = await app.readDraft(proposalId);
  expect(await app.ask({ action: "send", proposalId, seenAt })).toMatchObject({
    status: 400,
    body: { code: "past-day" },
  });
  const { token } = await app.send();
  const asked = await app.prepare(token);
  const shapes = { code: { a: 1 }, hash: 4, options: "drone", name: null };
  for (const [field, value] of Object.entries(shapes)) {
    const answer = await app.visit({ ...asked, [field]: value });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer.body)).not.toMatch(/expected|received|Invalid input/);
  }
});

describe("a change to a project", () => {
  it("is of one that is there and goes on: it is not deleted meanwhile, nor changed once it is cancelled", async () => {
    const company = await createCompany(app.owner);
    const projectId = randomUUID();
    await app.owner`
      insert into projects (id, company_id, title) values (${projectId}, ${company.id}, 'Film')`;
    const { proposalId, token } = await app.send({}, { from: { projectId } });
    const producer = await createPerson(app.owner, { staff: true, roles: ["producer"] });
    const remove = () =>
      app.database.asCaller(
        producer.caller,
        (sql) => sql`delete from public.projects where id = ${projectId}`,
      );
    await expect(remove()).rejects.toMatchObject({ hint: "proposed" });
    const asked = await app.prepare(token);
    await app.owner`update projects set status = 'cancelled' where id = ${projectId}`;
    expect(await app.visit(asked)).toMatchObject(refused("project-cancelled"));
    const { seenAt } = await app.readDraft(proposalId);
    expect(await app.ask({ action: "send", proposalId, seenAt })).toMatchObject(
      refused("project-cancelled"),
    );
    expect(await countAgreements(proposalId)).toBe(0);
  });

  it("adds its milestones, deliverables and net to what was agreed", async () => {
    const { token } = await app.send();
    const first = await app.sign(token);
    const [project] = await app.owner<{ id: string; company: string }[]>`
      select m.project_id as id, m.company_id as company from milestones m
      where m.agreement_id = ${first.agreement_id} limit 1`;
    const change = await app.send(
      {
        title: "One more cut",
        milestones: [
          { key: "cut", title: "The cut", due_on: null, net_pence: 50_000, trigger: "studio" },
        ],
        deliverables: [{ title: "The cut", note: null, milestone: "cut" }],
        options: [],
      },
      { from: { projectId: project?.id } },
    );
    const opened = await app.open(change.token);
    expect(opened).toMatchObject({
      amends: { title: "A film about the harbour", net_pence: 1_120_001 },
      billing: { legal_name: "Harbour & Sons Ltd", treatment: "none" },
    });
    const second = await app.sign(change.token);
    // What it adds to stays what it was, also once it is signed itself.
    expect(await app.open(change.token)).toMatchObject({ amends: { net_pence: 1_120_001 } });
    expect(second).toMatchObject({ net_pence: 50_000, invoice_number: null });
    // On paper and in what is anchored it says what it changes.
    const said = acceptance.parse(JSON.parse(second.acceptance));
    expect(said.amends).toEqual({
      project: { id: project?.id, title: "A film about the harbour" },
      agreements: [{ hash: first.content_hash, signed_at: first.signed_at }],
    });
    expect(acceptance.parse(JSON.parse(first.acceptance))).not.toHaveProperty("amends");
    const [file] = await app.owner`
      select bytes from private.proposal_files where version_id = ${opened.version_id}`;
    const paper = readPdf(file?.["bytes"]).text;
    expect(paper).toContain("Change order");
    expect(paper).toContain("‘A film about the harbour’");
    expect(paper).toContain("signed by Ada Harbour");
    expect(paper.replaceAll(/\s/g, "")).toContain(first.content_hash);
    const [row] = await app.owner`
      select p.budget::text, (select count(*)::int from milestones m where m.project_id = p.id) as milestones,
        (select count(distinct position)::int from milestones m where m.project_id = p.id) as places,
        (select count(*)::int from projects o where o.company_id = p.company_id) as projects
      from projects p where p.id = ${project?.id ?? ""}`;
    expect(row).toEqual({ budget: "11700.01", milestones: 4, places: 4, projects: 1 });
  });
});
