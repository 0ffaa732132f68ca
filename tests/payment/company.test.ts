import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentRefusals } from "../../content/payment-answers.ts";
import type { SetupAnswer } from "../../domain/payment/payment-answer.ts";
import type { Member } from "../support/auth-app.ts";
import { addMember, createCompanyOf, removeMember } from "../support/create-company.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";
import type { Payer } from "./failing-chain.ts";

let app: PaymentApp;
let payer: Payer;

beforeAll(async () => {
  app = await startPaymentApp();
  payer = await app.chain.payer();
});
afterAll(() => app.stop());

const createCompany = () => createCompanyOf(app.owner, () => app.member());

async function draft(companyId: string, title = "A launch"): Promise<string> {
  const [made] = await app.owner<{ id: string }[]>`
    insert into public.pr_campaigns (company_id, title) values (${companyId}, ${title}) returning id`;
  return made?.id ?? "";
}

const setUp = (member: Member, campaignId = "placeholder") =>
  app.ask({ campaignId, packageId: "basic-pr", ethAddress: payer.address }, { member });

const claim = (member: Member, { paymentId, claimToken }: SetupAnswer) =>
  app.ask({ action: "claim", paymentId, claimToken }, { member });

const refusal = (status: number, code: keyof typeof paymentRefusals) => ({
  status,
  json: { code, error: paymentRefusals[code] },
});

async function countPayments(companyId: string): Promise<number> {
  const rows = await app.owner`select 1 from public.eth_payments where company_id = ${companyId}`;
  return rows.length;
}

describe("paying for a company", () => {
  it("is for its approvers and owners, whoever drafted the campaign", async () => {
    const { id, people } = await createCompany();
    const campaignId = await draft(id);
    for (const member of [people.viewer, people.member]) {
      expect(await setUp(member, campaignId)).toMatchObject(refusal(403, "role-needed"));
      expect(await setUp(member)).toMatchObject(refusal(403, "role-needed"));
    }
    expect(await countPayments(id)).toBe(0);
    for (const member of [people.approver, people.owner]) {
      const setup = await app.setUp(payer, { campaignId }, { member });
      expect(await app.readPayment(setup.paymentId)).toMatchObject({
        company_id: id,
        user_id: member.id,
        campaign_id: campaignId,
      });
    }
  });

  it("tells nobody outside whether there is such a campaign", async () => {
    const { id, people } = await createCompany();
    const campaignId = await draft(id);
    const other = await createCompany();
    const stranger = refusal(403, "not-your-campaign");
    expect(await setUp(other.people.owner, campaignId)).toMatchObject(stranger);
    expect(await setUp(await app.member(), campaignId)).toMatchObject(stranger);
    expect(await setUp(people.approver, campaignId)).toMatchObject({ status: 200 });
    // With the token of before.
    await removeMember(app.owner, { companyId: id, person: people.approver });
    expect(await setUp(people.approver, campaignId)).toMatchObject(stranger);
    await app.owner`update public.pr_campaigns set company_id = null where id = ${campaignId}`;
    expect(await setUp(people.owner, campaignId)).toMatchObject(stranger);
  });

  it("goes by the role in the draft's company, not in the one that is looked at", async () => {
    const [first, second] = [await createCompany(), await createCompany()];
    const person = first.people.approver;
    await addMember(app.owner, { companyId: second.id, person, role: "viewer" });
    expect(await setUp(person, await draft(second.id))).toMatchObject(refusal(403, "role-needed"));
    expect(await setUp(person)).toMatchObject(refusal(403, "role-needed"));
    const campaignId = await draft(first.id);
    const setup = await app.setUp(payer, { campaignId }, { member: person });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ company_id: first.id });
  });

  it("makes a campaign of the company that paid, whichever the payer is in by then", async () => {
    const [first, second] = [await createCompany(), await createCompany()];
    const person = first.people.owner;
    const setup = await app.setUp(payer, {}, { member: person });
    await addMember(app.owner, { companyId: second.id, person, role: "viewer" });
    await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    await app.follow();
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      state: "paid",
      company_id: first.id,
      campaign_company: first.id,
      owner: person.id,
    });
    const mail = await app.mailTo(person.email);
    expect(mail.kind).toBe("payment-receipt");
  });

  it("sends the receipt to the company's owner when the payer has left it", async () => {
    const { id, people } = await createCompany();
    const setup = await app.setUp(payer, {}, { member: people.approver });
    await removeMember(app.owner, { companyId: id, person: people.approver });
    await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    await app.follow();
    expect((await app.mailTo(people.owner.email)).kind).toBe("payment-receipt");
    expect((await app.mailTo(people.approver.email)).kind).not.toBe("payment-receipt");
  });

  it("confirms with every detail to everybody of the company, and to nobody else", async () => {
    const { id, people } = await createCompany();
    const other = await createCompany();
    const sender = await app.chain.payer();
    const { paymentId, requiredAmount } = await app.setUp(sender, {}, { member: people.owner });
    const hash = await sender.send({ value: amountOf({ requiredAmount }) });
    const confirm = async (member: Member) =>
      (await app.ask(app.confirmBody(sender, hash), { member })).json;
    for (const member of Object.values(people)) {
      expect(await confirm(member)).toMatchObject({ paymentId, company: "Harbour & Sons" });
    }
    expect(await confirm(other.people.owner)).not.toHaveProperty("paymentId");
    await removeMember(app.owner, { companyId: id, person: people.member });
    expect(await confirm(people.member)).not.toHaveProperty("paymentId");
  });
});

describe("a claim", () => {
  it("makes the payment and its campaign those of the company one is in, for members", async () => {
    const { id, people } = await createCompany();
    const setup = await app.setUp(payer);
    await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    await app.follow();
    expect(await claim(people.viewer, setup)).toMatchObject(refusal(403, "member-needed"));
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      company_id: null,
      campaign_company: null,
    });
    expect(await claim(people.member, setup)).toMatchObject({
      status: 200,
      json: { state: "paid", company: "Harbour & Sons" },
    });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      company_id: id,
      user_id: people.member.id,
      campaign_company: id,
      owner: people.member.id,
    });
  });

  it("is answered alike to colleagues, and to nobody else", async () => {
    const { id, people } = await createCompany();
    const other = await createCompany();
    const setup = await app.setUp(payer);
    const first = await claim(people.member, setup);
    expect(first.status).toBe(200);
    for (const colleague of [people.owner, people.viewer]) {
      expect(await claim(colleague, setup)).toMatchObject({ status: 200, json: first.json });
    }
    expect(await claim(other.people.owner, setup)).toMatchObject(refusal(409, "already-claimed"));
    await removeMember(app.owner, { companyId: id, person: people.member });
    expect(await claim(people.member, setup)).toMatchObject(refusal(409, "already-claimed"));
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ company_id: id });
  });

  it("waits for whoever is in no company, and is theirs alone meanwhile", async () => {
    const { id, people } = await createCompany();
    const person = people.approver;
    await removeMember(app.owner, { companyId: id, person });
    const setup = await app.setUp(payer, {}, { member: person });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      company_id: null,
      user_id: person.id,
    });
    expect(await claim(person, setup)).toMatchObject(refusal(403, "company-needed"));
    expect(await claim(people.owner, setup)).toMatchObject(refusal(409, "already-claimed"));
    const other = await createCompany();
    await addMember(app.owner, { companyId: other.id, person, role: "member" });
    expect(await claim(person, setup)).toMatchObject({ status: 200 });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ company_id: other.id });
  });
});
