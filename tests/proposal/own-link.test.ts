import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createCompanyOf } from "../support/create-company.ts";
import type { Member } from "../support/auth-app.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

let app: ProposalApp;
beforeAll(async () => {
  app = await startProposalApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const askLink = (member: Member, proposalId: string) =>
  app.invoke(member.client, "proposal", { action: "own_link", proposalId });
const missing = { status: 404, body: { code: "proposal-missing" } };

it("lends the mail's own link to whoever it was sent to, and to nobody else", async () => {
  const company = await createCompanyOf(app.owner, () => app.member());
  const { approver, owner, member, viewer } = company.people;
  const { proposalId, token } = await app.send(
    {},
    { email: approver.email, companyId: company.id },
  );
  expect(await askLink(approver, proposalId)).toEqual({
    status: 200,
    body: { path: `/proposal#${token}` },
  });
  // Lent twice it is the same, and opens what the mail opens.
  expect(await askLink(approver, proposalId)).toMatchObject({ status: 200 });
  expect(await app.open(token)).toMatchObject({ proposal_id: proposalId });
  for (const other of [owner, member, viewer, await app.member(), app.studio])
    expect(await askLink(other, proposalId)).toMatchObject(missing);
  expect(await app.visit({ action: "own_link", proposalId })).toMatchObject({ status: 401 });
  expect(await askLink(approver, randomUUID())).toMatchObject(missing);
  expect(await askLink(approver, "1")).toMatchObject({ status: 400 });
});

it("lends nothing of a draft, to an earlier recipient, or to an address that nobody has confirmed", async () => {
  const person = await app.member();
  const draft = await app.begin();
  await app.write(draft, {}, { email: person.email });
  expect(await askLink(person, draft)).toMatchObject(missing);

  const { proposalId } = await app.send({}, { email: person.email });
  await app.owner`update auth.users set email_confirmed_at = null where id = ${person.id}`;
  expect(await askLink(person, proposalId)).toMatchObject(missing);
  await app.owner`update auth.users set email_confirmed_at = now() where id = ${person.id}`;
  expect(await askLink(person, proposalId)).toMatchObject({ status: 200 });

  await app.write(proposalId, {}, { email: `${randomUUID()}@harbour.example` });
  const { seenAt } = await app.readDraft(proposalId);
  await app.act({ action: "send", proposalId, seenAt });
  expect(await askLink(person, proposalId)).toMatchObject(missing);
});
