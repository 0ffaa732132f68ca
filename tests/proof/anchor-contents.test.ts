import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkProof } from "../../domain/proof/check-proof.ts";
import { readProof } from "../../domain/proof/proof.ts";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import { askThrough } from "../../services/proof/registry-target.ts";
import { watchAnchoring } from "../../server/monitoring/watch-anchoring.ts";
import { verificationWords } from "../../content/proof-answers.ts";
import { addMember, createCompanyOf, removeMember } from "../support/create-company.ts";
import type { Member } from "../support/auth-app.ts";
import { startProofApp, type ProofApp } from "./proof-app.ts";

let app: ProofApp;
let client: Member;
let staff: Member;
beforeAll(async () => {
  app = await startProofApp();
  client = await app.member();
  staff = await app.staff();
});
afterAll(() => app.stop());

const campaignOf = async (id: string) => {
  const [row] = await app.owner`
    select blockchain_verified, blockchain_hash from pr_campaigns where id = ${id}`;
  return row;
};
const edit = (id: string, title: string) =>
  app.owner`update pr_campaigns set title = ${title} where id = ${id}`;

/** From the request to the final anchor. */
async function anchor(member: Member, id: string): Promise<string> {
  expect(await app.verify(member, id)).toMatchObject({ status: 202, body: { state: "pending" } });
  await app.work();
  await app.chain.mine(3);
  await app.work();
  const { state, content_hash } = await app.anchorOf(id);
  expect(state).toBe("final");
  return content_hash;
}

describe("a request to verify", () => {
  it("is anchored, and final two blocks after its own, with a proof that holds", async () => {
    const id = await app.draft(client);
    await app.verify(client, id);
    await app.work();
    expect(await app.anchorOf(id)).toMatchObject({ state: "submitted", block_number: null });
    await app.chain.mine();
    await app.work();
    const mined = await app.anchorOf(id);
    expect(mined).toMatchObject({ state: "submitted", block_number: expect.any(Number) });
    expect((await app.check(mined.content_hash)).body).toMatchObject({
      authenticity_score: 0.5,
      reasons: ["not_final"],
    });
    expect(await campaignOf(id)).toMatchObject({ blockchain_verified: false });

    await app.chain.mine(2);
    await app.work();
    const final = await app.anchorOf(id);
    expect(final.state).toBe("final");
    expect(await hashCanonical(final.content)).toBe(final.content_hash);
    expect(await campaignOf(id)).toEqual({
      blockchain_verified: true,
      blockchain_hash: final.content_hash,
    });
    const proof = readProof(final.proof);
    if (!proof) throw new Error("This is no proof.");
    const { chainId } = app.chain;
    const studios = [
      {
        chainId,
        registry: app.target.registry,
        publisher: app.target.account.address,
      },
    ];
    const ask = askThrough(app.chain.client);
    expect(await checkProof({ proof, fileHash: proof.content.hash, ask, studios })).toMatchObject({
      kind: "anchored",
      block: final.block_number,
      isFinal: true,
      isStudio: true,
    });
    expect((await app.check(final.content_hash)).body).toMatchObject({
      authenticity_score: 1,
      reasons: ["anchored"],
      proof: final.proof,
    });
    expect(await app.verify(client, id)).toMatchObject({ status: 200, body: { state: "final" } });
  });

  it("shares one transaction with all that wait, the same content only once", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => app.draft(client)));
    const twin = await app.draft(client, { title: "Twin" });
    const other = await app.draft(client, { title: "Twin" });
    for (const id of [...ids, twin, other]) await app.verify(client, id);
    await app.work();
    await app.chain.mine(3);
    await app.work();
    const anchors = await Promise.all([...ids, twin, other].map((id) => app.anchorOf(id)));
    expect(new Set(anchors.map((each) => each.transaction_hash)).size).toBe(1);
    expect(anchors.every(({ state }) => state === "final")).toBe(true);
    const late = await app.draft(client, { title: "Twin" });
    await app.verify(client, late);
    await app.work();
    expect(await app.anchorOf(late)).toMatchObject({
      state: "final",
      transaction_hash: anchors.at(-1)?.transaction_hash,
    });
  });

  it("is refused for strangers, for other words, and without an account", async () => {
    const id = await app.draft(client);
    expect(await app.verify(await app.member(), id)).toMatchObject({ status: 404 });
    expect(await app.verify(staff, id)).toMatchObject({ status: 202 });
    expect(await app.verify(client, id, '{"title":"Other words"}')).toMatchObject({ status: 409 });
    expect(await app.verify(client, id, "no json")).toMatchObject({ status: 409 });
    expect(await app.verify(client, randomUUID(), "{}")).toMatchObject({ status: 404 });
    const anonymous = { ...client, client: app.client() };
    expect(await app.verify(anonymous, id)).toMatchObject({ status: 401 });
  });

  it("is for the approvers and owners of the campaign's company", async () => {
    const { id: companyId, people } = await createCompanyOf(app.owner, () => app.member());
    const other = await createCompanyOf(app.owner, () => app.member());
    const id = await app.draft(people.member);
    const refused = { status: 403, body: { error: verificationWords.roleNeeded } };
    const stranger = { status: 404, body: { error: verificationWords.noCampaign } };
    // Not even whoever drafted it, where their role is less.
    expect(await app.verify(people.viewer, id)).toMatchObject(refused);
    expect(await app.verify(people.member, id)).toMatchObject(refused);
    expect(await app.verify(other.people.owner, id)).toMatchObject(stranger);
    expect(await app.verify(people.approver, id)).toMatchObject({ status: 202 });
    expect(await app.verify(people.owner, id)).toMatchObject({ status: 202 });

    const person = people.approver;
    await addMember(app.owner, { companyId: other.id, person, role: "viewer" });
    expect(await app.verify(person, id)).toMatchObject({ status: 202 });
    expect(await app.verify(person, await app.draft(other.people.owner))).toMatchObject(refused);
    await removeMember(app.owner, { companyId, person });
    expect(await app.verify(person, id)).toMatchObject(stranger);
  });
});

describe("an edit after anchoring", () => {
  it("is shown as what it is, and undone by the anchored words", async () => {
    const id = await app.draft(client, { title: "First words" });
    const hash = await anchor(client, id);
    await edit(id, "Second words");
    expect(await campaignOf(id)).toEqual({ blockchain_verified: false, blockchain_hash: hash });
    expect((await app.check(hash)).body).toMatchObject({
      authenticity_score: 0.5,
      reasons: ["edited_since"],
    });
    const second = await anchor(client, id);
    expect(await campaignOf(id)).toEqual({ blockchain_verified: true, blockchain_hash: second });
    await edit(id, "First words");
    expect(await campaignOf(id)).toEqual({ blockchain_verified: true, blockchain_hash: hash });
    expect(await versionsOf(id)).toHaveLength(3);
  });

  it("while the anchor is on its way leaves the campaign unverified", async () => {
    const id = await app.draft(client);
    await app.verify(client, id);
    await app.work();
    await edit(id, `Edited ${id}`);
    await app.chain.mine(3);
    await app.work();
    const { content_hash } = await app.anchorOf(id);
    expect(await campaignOf(id)).toEqual({
      blockchain_verified: false,
      blockchain_hash: content_hash,
    });
  });
});

const versionsOf = (id: string) =>
  app.owner`select number from campaign_versions where campaign_id = ${id}`;

describe("a revocation", () => {
  it("is the studio's alone, for good, and worth nothing from then on", async () => {
    const id = await app.draft(client);
    const hash = await anchor(client, id);
    const revoke = async (member: Member) => {
      const { data, error } = await member.client.functions.invoke("blockchain-verify-content", {
        body: { contentId: id, contentType: "campaign", revoke: hash },
      });
      return data ?? error;
    };
    expect(await revoke(client)).toMatchObject({ context: { status: 403 } });
    expect(await revoke(staff)).toMatchObject({ state: "revoking" });
    await app.work();
    await app.chain.mine(3);
    await app.work();
    expect(await campaignOf(id)).toMatchObject({ blockchain_verified: false });
    expect((await app.check(hash)).body).toMatchObject({
      authenticity_score: 0,
      reasons: ["revoked"],
    });
    expect(await app.verify(client, id)).toMatchObject({ status: 409 });
  });
});

describe("the chain", () => {
  it("may take a block back: the anchor waits for its next one", async () => {
    const id = await app.draft(client);
    await app.verify(client, id);
    await app.work();
    await app.chain.mine();
    await app.work();
    expect((await app.anchorOf(id)).block_number).not.toBeNull();
    await app.chain.reorganise(1, true);
    await app.work();
    expect(await app.anchorOf(id)).toMatchObject({ state: "submitted", block_number: null });
    // Its transaction was forgotten with the block; the worker has sent it again.
    await app.chain.mine(3);
    await app.work();
    expect(await app.anchorOf(id)).toMatchObject({ state: "final" });
  });

  it("may leave a transaction lying: it is sent again for more", async () => {
    const id = await app.draft(client);
    await app.verify(client, id);
    await app.work();
    await app.work({ stuckSeconds: 0 });
    const sent = await app.owner<{ hash: string; fee: string }[]>`
      select t.hash, t.max_fee_wei::text as fee from private.anchor_transactions t
      join content_anchors a on a.batch_id = t.batch_id where a.campaign_id = ${id} order by sent_at`;
    expect(sent).toHaveLength(2);
    expect(BigInt(sent[1]?.fee ?? 0)).toBeGreaterThan(BigInt(sent[0]?.fee ?? 0));
    await app.chain.mine(3);
    await app.work();
    expect(await app.anchorOf(id)).toMatchObject({
      state: "final",
      transaction_hash: sent[1]?.hash,
    });
  });

  it("is never sent the same contents twice, not even by two workers at once", async () => {
    const id = await app.draft(client);
    await app.verify(client, id);
    await Promise.allSettled([app.work(), app.work(), app.work()]);
    const { content_hash } = await app.anchorOf(id);
    const batches = await app.owner`
      select b.id from private.anchor_batches b
      join private.anchor_transactions t on t.batch_id = b.id where b.state = 'open'`;
    expect(batches).toHaveLength(1);
    await app.chain.mine(3);
    await app.work();
    expect((await app.check(content_hash)).body).toMatchObject({ authenticity_score: 1 });
  });

  it("may be away: nothing is lost, and the readiness says so", async () => {
    const id = await app.draft(client);
    await app.verify(client, id);
    app.chain.setReachable(false);
    await expect(app.work()).rejects.toThrow("away");
    const watched = { ...app.target, chain: { ...app.chain, kind: "configured" as const } };
    expect(await watchAnchoring(app.database, watched)).toMatchObject({ status: "degraded" });
    app.chain.setReachable(true);
    expect(await watchAnchoring(app.database, watched)).toEqual({ status: "ok" });
    await app.work();
    await app.chain.mine(3);
    await app.work();
    expect(await app.anchorOf(id)).toMatchObject({ state: "final" });
  });
});

it("a fingerprint that nobody anchored is worth nothing", async () => {
  expect((await app.check(`0x${"0".repeat(64)}`)).body).toMatchObject({
    authenticity_score: 0,
    reasons: ["not_anchored"],
    proof: null,
  });
  expect(await app.check("0x12")).toMatchObject({ status: 400 });
});
