import { afterAll, beforeAll, expect, it } from "vitest";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseVisitRequest, type VisitRequest } from "../../domain/proposal/requests.ts";
import type { InTransaction } from "../../services/context.ts";
import { signProposal } from "../../services/proposal/sign-proposal.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { startProposalApp, type ProposalApp } from "./proposal-app.ts";

/** From one statement that it is killed before to the next. */
const step = byTier({ short: 4, whole: 1 });

let app: ProposalApp;
beforeAll(async () => {
  app = await startProposalApp();
});
afterAll(() => app.stop());

class Killed extends Error {}

/** A transaction whose connection is ended before its statement of this number; counts those of all transactions together. */
function killBefore(last: number): { transaction: InTransaction; count: () => number } {
  let count = 0;
  const transaction: InTransaction = (work) =>
    app.database.asOwner((sql) => {
      const watched = new Proxy(sql, {
        apply(target, self, given: unknown[]) {
          const isStatement = Array.isArray(given[0]) && "raw" in given[0];
          if (isStatement) count += 1;
          if (isStatement && count === last) return kill(sql);
          return Reflect.apply(target, self, given);
        },
      });
      return work(watched);
    });
  return { transaction, count: () => count };
}

async function kill(sql: Transaction): Promise<never> {
  await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
  throw new Killed("The connection was ended.");
}

const contextOf = (transaction: InTransaction) => ({
  transaction,
  siteUrl: app.url,
  network: "192.0.2.1",
});

function readAsked(body: object): VisitRequest<"sign"> {
  const parsed = parseVisitRequest(body);
  if (!("request" in parsed) || parsed.request.action !== "sign")
    throw new Error("Not a signature.");
  return parsed.request;
}

async function countAll() {
  const [row] = await app.owner`
    select (select count(*) from agreements) as agreements, (select count(*) from companies) as companies,
      (select count(*) from billing_details) as details, (select count(*) from company_invitations) as invitations,
      (select count(*) from projects) as projects, (select count(*) from milestones) as milestones,
      (select count(*) from pr_deliverables) as deliverables, (select count(*) from billing_documents) as documents,
      (select max(last_sequence) from private.document_series where series = 'INV') as number,
      (select count(*) from content_anchors) as anchors, (select count(*) from private.outbox) as mails,
      (select count(*) from notices) as notices, (select count(*) from private.jobs) as jobs,
      (select count(*) from proposals where state = 'accepted') as accepted`;
  return row;
}

it(
  "a signature that is killed before any of its statements leaves nothing, and the next try all of it",
  { timeout: 120_000 },
  async () => {
    const { token } = await app.send();
    const asked = readAsked(await app.prepare(token));
    // Drawn before: the file is there whatever becomes of the signature.
    const drawn = killBefore(0);
    await expect(
      signProposal(contextOf(drawn.transaction), { ...asked, totalPence: 1 }, "test"),
    ).rejects.toThrow("total");
    const before = await countAll();
    let killed = 0;
    for (let at = 1; ; at += step) {
      const { transaction } = killBefore(at);
      const outcome = await signProposal(contextOf(transaction), asked, "test").catch(
        (error: unknown) => error,
      );
      if (!(outcome instanceof Error)) {
        const again = await signProposal(contextOf(killBefore(0).transaction), asked, "test");
        expect(again).toEqual(outcome);
        break;
      }
      expect(outcome).toBeInstanceOf(Killed);
      expect(await countAll()).toEqual(before);
      killed += 1;
    }
    expect(killed * step).toBeGreaterThan(25);
    const after = await countAll();
    expect(Number(after?.["agreements"])).toBe(Number(before?.["agreements"]) + 1);
    expect(Number(after?.["number"])).toBe(Number(before?.["number"] ?? 0) + 1);
  },
);

it("leaves what is reached without an invoice while no numbers are given", async () => {
  await app.owner`update private.document_series set held_since = now() where series = 'INV'`;
  try {
    const { token } = await app.send();
    const signed = await app.sign(token);
    expect(signed.invoice_number).toBeNull();
    const [deposit] = await app.owner`
      select m.reached_at is not null as reached, m.document_id, h.code
      from milestones m left join milestone_holds h on h.milestone_id = m.id
      where m.agreement_id = ${signed.agreement_id} and m.trigger = 'signing'`;
    expect(deposit).toEqual({ reached: true, document_id: null, code: "series-held" });
  } finally {
    await app.owner`update private.document_series set held_since = null where series = 'INV'`;
  }
});
