import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProposalEnd } from "../../services/proposal/end-proposals.ts";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { deleteOldProposals } from "../../services/retention/retention-rules.ts";
import { createCompany } from "../support/create-company.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

let app: ProposalApp;
beforeAll(async () => {
  app = await startProposalApp();
});
afterAll(() => app.stop());

async function runEnd(): Promise<void> {
  await createProposalEnd(app.url)({
    id: randomUUID(),
    kind: "end-proposals",
    payload: {},
    attempt: 1,
    transaction: (work) => app.database.asOwner(work),
    signal: new AbortController().signal,
  });
}

async function listKinds(email: string): Promise<unknown[]> {
  const rows = await app.owner`
    select kind from private.outbox where recipient = ${email} order by created_at, kind`;
  return rows.map(({ kind }) => kind);
}

const age = (proposalId: string, years: number) =>
  app.owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      update proposals set closed_at = now() - make_interval(years => ${years}),
        created_at = now() - make_interval(years => ${years}), updated_at = now() - make_interval(years => ${years})
      where id = ${proposalId}`;
    for (const table of ["proposal_versions", "agreements", "proposal_comments"]) {
      await sql`
        update ${sql(table)} set created_at = now() - make_interval(years => ${years})
        where proposal_id = ${proposalId}`;
    }
  });

async function readState(proposalId: string): Promise<unknown> {
  const [row] = await app.owner`select state from proposals where id = ${proposalId}`;
  return row?.["state"];
}

it("is mailed once for each key, whatever became of the first answer, and again with another", async () => {
  const { proposalId, email } = await app.send();
  const { seenAt } = await app.readDraft(proposalId);
  const again = { action: "send", proposalId, seenAt, key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.ask(again)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await listKinds(email)).toEqual(["proposal", "proposal"]);
  // A late copy of the request does not open what was withdrawn meanwhile.
  await app.act({ action: "withdraw", proposalId, reason: null });
  await app.act(again);
  expect(await readState(proposalId)).toBe("withdrawn");
  await app.act({ ...again, key: randomUUID() });
  expect(await readState(proposalId)).toBe("sent");
  // Other words, or another address, are something else under the same key.
  const other = `${randomUUID()}@harbour.example`;
  await app.write(proposalId, {}, { email: other });
  await app.act({ ...again, ...(await readSeen(proposalId)) });
  expect(await listKinds(other)).toEqual(["proposal"]);
  await app.write(proposalId, { title: "A longer film" }, { email: other });
  await app.act({ ...again, ...(await readSeen(proposalId)) });
  expect(await listKinds(other)).toEqual(["proposal", "proposal-again"]);
  expect(await app.ask({ ...again, key: "mine" })).toMatchObject({ status: 400 });
});

async function readSeen(proposalId: string): Promise<{ seenAt: string }> {
  const { seenAt } = await app.readDraft(proposalId);
  return { seenAt };
}

describe("its last day", () => {
  it("is announced three days before, once, and ends it, once", async () => {
    const { proposalId, email } = await app.send();
    await app.owner`
      update proposals set valid_until = private.london_today() + 3, sent_at = now() - interval '2 days'
      where id = ${proposalId}`;
    await runEnd();
    await runEnd();
    expect(await listKinds(email)).toEqual(["proposal", "proposal-soon"]);
    expect(await readState(proposalId)).toBe("sent");
    await app.owner`update proposals set valid_until = private.london_today() where id = ${proposalId}`;
    await runEnd();
    expect(await readState(proposalId)).toBe("sent");
    await app.owner`
      update proposals set valid_until = private.london_today() - 1 where id = ${proposalId}`;
    await runEnd();
    await runEnd();
    expect(await readState(proposalId)).toBe("expired");
    expect(await listKinds(email)).toEqual(["proposal", "proposal-soon", "proposal-expired"]);
    const told = await app.owner`
      select 1 from notices where subject_id = ${proposalId} and person_id = ${app.studio.id}`;
    expect(told).toHaveLength(1);
  });
});

describe("what is kept", () => {
  it("is two years of what nobody signed, and of agreements as long as books", async () => {
    const [young, old, signed, ancient] = await Promise.all([
      app.send(),
      app.send(),
      app.send(),
      app.send(),
    ]);
    for (const { proposalId } of [young, old])
      await app.act({ action: "withdraw", proposalId, reason: null });
    const agreement = await app.sign(signed.token);
    await app.sign(ancient.token);
    await age(young.proposalId, 1);
    await age(old.proposalId, 3);
    await age(signed.proposalId, 7);
    await age(ancient.proposalId, 11);
    await expect(
      app.owner`delete from agreements where id = ${agreement.agreement_id}`,
    ).rejects.toThrow("never changed");
    await expect(
      app.owner`update agreements set net_pence = 1 where id = ${agreement.agreement_id}`,
    ).rejects.toThrow("never changed");
    await app.database.asOwner(deleteOldProposals);
    expect(await readState(young.proposalId)).toBe("withdrawn");
    expect(await readState(old.proposalId)).toBeUndefined();
    expect(await readState(signed.proposalId)).toBe("accepted");
    expect(await readState(ancient.proposalId)).toBeUndefined();
    const lost = await app.owner`
      select 1 from proposal_versions where proposal_id = ${old.proposalId}`;
    expect(lost).toHaveLength(0);
  });

  it("of a company that ends is what was signed, without who read it", async () => {
    const company = await createCompany(app.owner);
    const signed = await app.send({}, { companyId: company.id });
    const open = await app.send({}, { companyId: company.id });
    const { version_id: versionId } = await app.open(signed.token);
    await app.visit({
      action: "comment",
      token: signed.token,
      versionId,
      block: null,
      body: "Ours.",
      key: randomUUID(),
    });
    const { agreement_id: id } = await app.sign(signed.token);
    await app.owner`update companies set closing_due_at = now() where id = ${company.id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    const [closed] = await app.owner`
      select closed_at is not null as "isClosed" from companies where id = ${company.id}`;
    expect(closed).toEqual({ isClosed: true });
    expect(await app.owner`select 1 from agreements where id = ${id}`).toHaveLength(1);
    expect(await readState(open.proposalId)).toBeUndefined();
    const [left] = await app.owner`
      select recipient_email, recipient_name,
        (select count(*)::int from proposal_comments c where c.proposal_id = p.id) as comments,
        (select array_agg(distinct m.title) from milestones m where m.company_id = p.company_id) as titles
      from proposals p where p.id = ${signed.proposalId}`;
    expect(left).toEqual({
      recipient_email: "",
      recipient_name: "",
      comments: 0,
      titles: ["Milestone"],
    });
  });

  it("of somebody who goes is what their company has, without their name", async () => {
    const company = await createCompany(app.owner);
    const person = await app.member();
    await app.owner`select private.add_member(${company.id}, ${person.id}, 'approver')`;
    const theirs = await app.send({}, { email: person.email, companyId: company.id });
    const alone = await app.send();
    await app.owner`
      update proposals set recipient_email = ${person.email}, company_id = null where id = ${alone.proposalId}`;
    await app.owner`update profiles set deletion_due_at = now() where user_id = ${person.id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    expect(await readState(alone.proposalId)).toBeUndefined();
    const [left] = await app.owner`
      select recipient_email, recipient_name, state from proposals where id = ${theirs.proposalId}`;
    expect(left).toEqual({ recipient_email: "", recipient_name: "", state: "sent" });
    expect(await app.visit({ action: "open", token: theirs.token })).toMatchObject({ status: 404 });
  });

  it("of two companies that become one is the other's", async () => {
    const [one, other] = [await createCompany(app.owner), await createCompany(app.owner)];
    const { proposalId, token } = await app.send({}, { companyId: one.id });
    const signed = await app.sign(token);
    await app.owner`
      update companies set closed_at = now(), merged_into = ${other.id} where id = ${one.id}`;
    const [row] = await app.owner`
      select p.company_id = ${other.id} as proposal, a.company_id = ${other.id} as agreement,
        (select bool_and(m.company_id = ${other.id}) from milestones m where m.agreement_id = a.id) as milestones
      from proposals p join agreements a on a.proposal_id = p.id where p.id = ${proposalId}`;
    expect(row).toEqual({ proposal: true, agreement: true, milestones: true });
    expect(await app.open(token)).toMatchObject({ signed: { agreement_id: signed.agreement_id } });
  });
});
