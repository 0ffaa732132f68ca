import { brand } from "../../content/brand.ts";
import { randomUUID } from "node:crypto";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import { canonicalCampaign } from "../../domain/proof/anchored-campaign.ts";
import { setupAnswer } from "../../domain/payment/payment-answer.ts";
import { placeholderCampaignId } from "../../domain/payment/payment-request.ts";
import { deployRegistry } from "../../services/proof/deploy-registry.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import type { Handler } from "../../supabase/functions/_shared/define-function.ts";
import { handler as verifyContent } from "../../supabase/functions/blockchain-verify-content/handler.ts";
import { handler as pay } from "../../supabase/functions/process-eth-payment/handler.ts";
import { amountOf } from "../payment/payment-app.ts";
import {
  receivingAddress,
  startFailingChain,
  type FailingChain,
} from "../payment/failing-chain.ts";
import { pollNotices } from "../../runtime/notices/notices.ts";
import { createCompany } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { startPlatformStorage, type PlatformStorage } from "../support/platform-storage.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";
import { startSmtpServer, type SmtpServer } from "../support/smtp-server.ts";

const secretKey = `sb_secret_${randomUUID()}`;
const { publisher } = developmentWallets;

let held: TestDatabase;
let chain: FailingChain;
let smtp: SmtpServer;
let storage: PlatformStorage;
let deno: DenoFunction;

beforeAll(async () => {
  [held, chain, smtp, storage] = await Promise.all([
    createTestDatabase(),
    startFailingChain(),
    startSmtpServer(),
    startPlatformStorage(),
  ]);
  const registry = await deployRegistry(
    { ...chain.chain, request: ({ method }) => chain.request(method) },
    privateKeyToAccount(publisher.privateKey),
    contentRegistry,
  );
  deno = await runInDeno("run-jobs", held, {
    SUPABASE_URL: storage.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SITE_URL: "http://127.0.0.1:3000",
    SMTP_URL: smtp.url,
    ETH_RPC_URL: chain.nodes.map(({ url }) => url).join(","),
    ETH_CHAIN_ID: "31337",
    ETH_RECEIVING_ADDRESS: receivingAddress,
    ETH_ANCHOR_KEY: publisher.privateKey,
    CONTENT_REGISTRY: registry,
  });
}, 120_000);
afterAll(async () => {
  await deno.stop();
  await Promise.all([chain.stop(), smtp.stop(), storage.stop()]);
  await held.drop();
});

async function runJobs(headers: Record<string, string> = { apikey: secretKey }) {
  const answer = await fetch(deno.url, { method: "POST", headers });
  const body: { jobs?: string[]; mails?: number; failed?: object[] } = await answer.json();
  return { status: answer.status, ...body };
}

/** As if their next turn had come. */
const comeDue = () => held.owner`update private.jobs set run_at = now() where finished_at is null`;

async function invoke(handler: Handler, body: object, person: Person): Promise<unknown> {
  const request = new Request("http://127.0.0.1/", { method: "POST", body: JSON.stringify(body) });
  const answer = await handler(request, {
    transaction: (work) => held.database.asOwner(work),
    chain: chain.chain,
    siteUrl: brand.origin,
    report: (error) => {
      throw error;
    },
    network: "203.0.113.9",
    readClaims: async () => person.caller.claims,
    readAs: () => Promise.reject(new Error("Nothing is read here.")),
    openFile: async () => null,
    followNotices: pollNotices,
    inviteUser: () => Promise.reject(new Error("Nobody is invited here.")),
    pageOrigin: "",
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

async function readStates(paymentId: string, campaignId: string) {
  const [row] = await held.owner`
    select (select state from public.eth_payments where id = ${paymentId}) as payment,
      (select state from public.content_anchors where campaign_id = ${campaignId}) as anchor`;
  return row;
}

describe("run-jobs under Deno", () => {
  it("is for the secret key alone", async () => {
    const refused = await Promise.all([
      runJobs({}),
      runJobs({ apikey: "sb_publishable_key" }),
      runJobs({ authorization: `Bearer ${secretKey}x` }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await held.owner`select 1 from private.jobs`).toHaveLength(0);
  });

  it("sets up its schedule, mails what waits, and deletes what was kept long enough", async () => {
    const gone = await createPerson(held.owner);
    await held.owner`update auth.users set deleted_at = now() - interval '31 days' where id = ${gone.id}`;
    await held.owner`
      insert into storage.objects (bucket_id, name) values ('attachments', ${`${gone.id}/brief.pdf`})`;
    const closed = await createCompany(held.owner);
    await held.owner`
      update public.companies set closing_due_at = now() - interval '1 minute' where id = ${closed.id}`;
    await held.owner`
      insert into storage.objects (bucket_id, name) values ('attachments', ${`${closed.id}/film.mp4`}),
        ('avatars', ${`${closed.people.owner.id}/me.png`})`;
    await held.owner`
      insert into public.leads (name, email, content_hash, created_at)
      values ('Ada', 'ada@clients.example', 'hash', now() - interval '3 years')`;
    // One that still waited would be told to the studio, were that job's turn before the deletion's.
    await held.owner`update public.inbox_items set status = 'lost'`;
    await held.database.asOwner((sql) =>
      enqueueMail(sql, {
        to: "ada@clients.example",
        template: "enquiry-acknowledgement",
        data: {},
      }),
    );

    // Two at once, as when one minute's run is not done when the next begins.
    const runs = await Promise.all([runJobs(), runJobs({ authorization: `Bearer ${secretKey}` })]);
    expect(runs, deno.output()).toMatchObject([
      { status: 200, failed: [] },
      { status: 200, failed: [] },
    ]);
    expect(runs.flatMap(({ jobs }) => jobs ?? []).toSorted()).toEqual([
      "anchor-contents",
      "anchor-ledger",
      "end-proposals",
      "follow-payments",
      "notify-overdue-items",
      "notify-usage-ends",
      "read-busy-times",
      "refresh-feed",
      "release-milestones",
      "remind-of-company-closing",
      "remind-of-deletion",
      "render-documents",
      "retention",
      "send-notices",
      "settle-waiting",
      "watch-troubles",
    ]);
    expect(smtp.received.map(({ to }) => to)).toEqual([["ada@clients.example"]]);
    expect(await held.owner`select 1 from public.leads`).toHaveLength(0);
    expect(storage.removed.toSorted()).toEqual(
      [`attachments/${gone.id}/brief.pdf`, `attachments/${closed.id}/film.mp4`].toSorted(),
    );
    const [ended] = await held.owner`
      select name, closed_at is not null as is_closed from public.companies where id = ${closed.id}`;
    expect(ended).toEqual({ name: null, is_closed: true });
    const [left] = await held.owner`select email from auth.users where id = ${gone.id}`;
    expect(left).toEqual({ email: `deleted-${gone.id}@anonymised.invalid` });
    expect((await held.owner`select 1 from public.substack_posts`).length).toBeGreaterThan(0);
    expect((await held.owner`select 1 from public.pr_packages`).length).toBeGreaterThan(0);
  });

  it("follows payments and anchors contents, as a server does", async () => {
    const person = await createPerson(held.owner);
    const payer = await chain.payer();
    const campaignId = placeholderCampaignId;
    const setup = setupAnswer.parse(
      await invoke(pay, { campaignId, packageId: "basic-pr", ethAddress: payer.address }, person),
    );
    const content = {
      title: "Harbour lights",
      description: null,
      campaign_type: "brand_awareness",
      target_audience: "Freight buyers",
      key_messages: ["Open all night"],
    };
    const contentId = randomUUID();
    await held.owner`
      insert into pr_campaigns ${held.owner({ id: contentId, user_id: person.id, ...content })}`;
    const canonical = canonicalCampaign(content);
    await invoke(verifyContent, { contentId, content: canonical, contentType: "campaign" }, person);
    await payer.send({ value: amountOf(setup) });
    await comeDue();
    expect(await runJobs(), deno.output()).toMatchObject({ status: 200, failed: [] });
    await chain.settle();
    await comeDue();
    expect(await runJobs(), deno.output()).toMatchObject({ status: 200, failed: [] });
    expect(await readStates(setup.paymentId, contentId), deno.output()).toEqual({
      payment: "paid",
      anchor: "final",
    });
    // The receipt and the studio's note.
    await expect.poll(async () => (await runJobs()).mails, { timeout: 30_000 }).toBe(0);
    expect(smtp.received.length).toBeGreaterThan(1);
  }, 60_000);

  it("says what failed, and keeps it for another time", async () => {
    await held.database.asOwner((sql) =>
      enqueueMail(sql, {
        to: "ben@clients.example",
        template: "enquiry-acknowledgement",
        data: {},
      }),
    );
    const [node] = chain.nodes;
    if (!node) throw new Error("There is no node.");
    node.faults.isDown = true;
    await comeDue();
    const run = await runJobs();
    node.faults.isDown = false;
    expect(run.status, deno.output()).toBe(200);
    expect(run.mails).toBeGreaterThan(0);
    expect(run.failed).toContainEqual(expect.objectContaining({ kind: "follow-payments" }));
    const [job] = await held.owner`
      select attempts, locked_by, failed_at from private.jobs where kind = 'follow-payments'`;
    expect(job).toMatchObject({ locked_by: null, failed_at: null });
    expect(job?.["attempts"]).toBeGreaterThan(0);
  });
});
