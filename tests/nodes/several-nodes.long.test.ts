import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  createClient,
  REALTIME_SUBSCRIBE_STATES,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { canonicalCampaign } from "../../domain/proof/anchored-campaign.ts";
import { setupAnswer } from "../../domain/payment/payment-answer.ts";
import { placeholderCampaignId } from "../../domain/payment/payment-request.ts";
import { joinedTalk } from "../../domain/talk/talk.ts";
import { authLimits } from "../../server/auth/limits.ts";
import { hashPassword } from "../../server/auth/password.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import { jobsChannel } from "../../runtime/jobs/enqueue-job.ts";
import { amountOf } from "../payment/payment-app.ts";
import { uploadByTus } from "../compat/tus-upload.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { send } from "../support/send.ts";
import { followTalk } from "../support/read-talk.ts";
import { createWriteStream } from "../faults/write-stream.ts";
import { startCluster, type Cluster, type ClusterNode } from "./start-cluster.ts";

const { SUBSCRIBED } = REALTIME_SUBSCRIBE_STATES;
const password = "two-nodes-one-house";
let cluster: Cluster;
let key: string;
let first: ClusterNode;
let second: ClusterNode;

beforeAll(async () => {
  cluster = await startCluster();
  [first, second] = cluster.nodes;
  const keys = await cluster.owner<{ key: string }[]>`
    select key from private.api_keys where kind = 'publishable'`;
  expect(keys).toHaveLength(1);
  key = keys[0]?.key ?? "";
});
afterAll(() => cluster.stop());

async function createAccount(details: { staff?: boolean } = {}): Promise<Person> {
  const person = await createPerson(cluster.owner, details);
  await cluster.owner`
    update auth.users set encrypted_password = ${await hashPassword(password)} where id = ${person.id}`;
  return person;
}

function connect(url: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

async function signIn(url: string, { email }: Person): Promise<SupabaseClient> {
  const client = connect(url);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** The same session, at another node. */
async function moveTo(url: string, client: SupabaseClient): Promise<SupabaseClient> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error("There is no session.");
  const moved = connect(url);
  const { error } = await moved.auth.setSession(data.session);
  if (error) throw error;
  return moved;
}

/** From a network of its own: they are limited for each. */
async function submitLead(url: string, id: string): Promise<number> {
  const [a, b, c] = Buffer.from(id.replaceAll("-", ""), "hex");
  const { status } = await send(`${url}/functions/v1/submit-lead`, {
    headers: { "idempotency-key": id, "x-forwarded-for": `10.${a}.${b}.${c}` },
    json: { name: "Ada", email: `${id}@clients.example` },
  });
  return status;
}

/** Has the job's next turn come, with what a killed node held as free as it is half a minute later. */
async function hurry(kind: string, { isLeaseOver = false } = {}): Promise<void> {
  await cluster.owner`update private.jobs set run_at = now() where kind = ${kind}`;
  if (isLeaseOver) {
    await cluster.owner`update private.jobs set locked_until = now() where kind = ${kind}`;
  }
  await cluster.owner`select pg_notify(${jobsChannel}, '')`;
}

/** The node that is stopped in the middle of it, and the other one. */
async function catchOne(method: string): Promise<{ caught: ClusterNode; other: ClusterNode }> {
  const isCaught = ({ gate }: ClusterNode) => gate.caught > 0;
  await expect.poll(() => cluster.nodes.some(isCaught), { timeout: 20_000 }).toBe(true);
  for (const { gate } of cluster.nodes) gate.held.delete(method);
  const [caught, other] = isCaught(first) ? [first, second] : [second, first];
  expect(isCaught(other)).toBe(false);
  caught.gate.caught = 0;
  return { caught, other };
}

function holdBoth(method: string): void {
  for (const { gate } of cluster.nodes) gate.held.add(method);
}

describe("two nodes on one database", () => {
  it("let a visitor at one talk to a person at the other, live", async () => {
    const studio = await signIn(first.url, await createAccount({ staff: true }));
    expect((await studio.rpc("mark_present", { page: randomUUID() })).error).toBeNull();
    const asked = await send(`${second.url}/functions/v1/talk-to-person`, {
      json: { action: "ask" },
    });
    const { token, talk } = joinedTalk.parse(JSON.parse(asked.body));
    expect(talk).toMatchObject({ state: "waiting", isStaffed: true });
    const { conversationId } = talk;
    const panel = await followTalk(second.url, { conversationId, token });
    await expect.poll(() => panel.talk()).toBeDefined();
    const times: number[] = [];
    for (const text of ["One.", "Two.", "Three."]) {
      const written = Date.now();
      const row = { conversation_id: conversationId, text, discipline: "editing" };
      expect((await studio.from("chat_messages").insert(row)).error).toBeNull();
      await expect.poll(() => panel.messages.at(-1)?.text).toBe(text);
      times.push(Date.now() - written);
    }
    // By a notice, and not by looking now and then: that would take ten seconds.
    expect(Math.min(...times)).toBeLessThan(3000);
    expect(panel.talk()).toMatchObject({ state: "open", discipline: "editing" });
    await panel.leave();
  });

  it("share keys, sessions and limits", async () => {
    const person = await createAccount();
    const here = await signIn(first.url, person);
    const there = await moveTo(second.url, here);
    expect((await there.from("profiles").select("user_id")).data).toEqual([{ user_id: person.id }]);
    const refreshed = await there.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    await there.auth.signOut();
    const after = await here.from("profiles").select("user_id");
    expect(after.status).toBe(401);

    const stranger = { email: `${randomUUID()}@clients.example`, password: "not-the-password" };
    const { limit } = authLimits.passwordTriesPerAddress;
    const statuses: number[] = [];
    for (let tries = 0; tries <= limit; tries += 1) {
      const { url } = tries % 2 === 0 ? first : second;
      const answer = await send(`${url}/auth/v1/token?grant_type=password`, { json: stranger });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: limit }, () => 400), 429]);
  });

  it("share files, changes and broadcasts, each once", async () => {
    const person = await createAccount();
    const client = await signIn(first.url, person);
    const studio = await signIn(second.url, await createAccount({ staff: true }));
    const name = `${person.id}/brief.txt`;
    const stored = await client.storage.from("attachments").upload(name, "Harbour", {
      contentType: "text/plain",
    });
    expect(stored.error).toBeNull();
    const loaded = await studio.storage.from("attachments").download(name);
    expect(await loaded.data?.text()).toBe("Harbour");

    const heard: unknown[] = [];
    await studio.realtime.setAuth();
    await client.realtime.setAuth();
    const { promise: following, resolve } = Promise.withResolvers<void>();
    studio
      .channel(`client:${person.id}`, { config: { private: true } })
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "messages" }, (change) =>
        heard.push(change.new["body"]),
      )
      .on("broadcast", { event: "typing" }, ({ payload }) => heard.push(payload))
      .subscribe((status) => status === SUBSCRIBED && resolve());
    const speaking = client.channel(`client:${person.id}`, { config: { private: true } });
    await new Promise<void>((done) => {
      speaking.subscribe((status) => status === SUBSCRIBED && done());
    });
    await following;
    await client.from("messages").insert({ body: "first" });
    await expect.poll(() => heard).toEqual(["first"]);
    await speaking.send({ type: "broadcast", event: "typing", payload: { by: "client" } });
    await client.from("messages").insert({ body: "second" });
    await expect.poll(() => heard).toHaveLength(3);
    expect(heard).toEqual(expect.arrayContaining(["first", { by: "client" }, "second"]));
    await Promise.all([client.removeAllChannels(), studio.removeAllChannels()]);
  });

  it("take turns with one upload, which goes on where the other has left it", async () => {
    const person = await createAccount({ staff: true });
    const client = await signIn(first.url, person);
    const { data } = await client.auth.getSession();
    const name = `${randomUUID()}/film.mp4`;
    const film = Buffer.alloc(13 * 1024 * 1024, "film");
    film.write("\0\0\0\x18ftypisom", "latin1");
    const upload = {
      bucket: "deliverables",
      name,
      type: "video/mp4",
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    };
    let place = "";
    const left = uploadByTus(film, {
      ...upload,
      url: first.url,
      options: {
        onBeforeRequest: (request) => {
          place = request.getURL();
          if (request.getMethod() === "PATCH") throw new Error("left");
        },
      },
    });
    await expect(left).rejects.toThrow("left");
    const requests: string[] = [];
    await uploadByTus(film, {
      ...upload,
      url: second.url,
      options: {
        uploadUrl: place.replace(first.url, second.url),
        onBeforeRequest: (request) => {
          requests.push(`${request.getMethod()} ${request.getHeader("Upload-Offset") ?? ""}`);
        },
      },
    });
    expect(requests).toEqual(["HEAD ", "PATCH 6291456", "PATCH 12582912"]);
    const { data: stored } = await client.storage.from("deliverables").download(name);
    expect(film.equals(Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(true);
  });

  it("have one row for each recurring job", async () => {
    const jobs = await cluster.owner<{ kind: string; count: number }[]>`
      select kind, count(*)::int as count from private.jobs group by kind order by kind`;
    expect(jobs.filter(({ count }) => count > 1)).toEqual([]);
    const kinds = ["anchor-contents", "follow-payments", "refresh-feed", "retention"];
    expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  });
});

describe("a node that is killed", () => {
  const received = () =>
    cluster.nodes
      .flatMap(({ smtp }) => smtp.received)
      .filter(({ source }) => source.includes("Message-ID"))
      .map(({ to }) => to[0] ?? "");

  it("in the middle of an anchor and of a mail has them finished by the other, once", async () => {
    const person = await createAccount();
    const client = await signIn(first.url, person);
    const content = {
      title: "Harbour lights",
      description: null,
      campaign_type: "brand_awareness",
      target_audience: "Freight buyers",
      key_messages: ["Open all night"],
    };
    const contentId = randomUUID();
    const made = await client.from("pr_campaigns").insert({ id: contentId, ...content });
    expect(made.error).toBeNull();
    const address = developmentWallets.publisher.account.address;
    const sentBefore = await cluster.chain.chain.client.getTransactionCount({ address });

    // Signed and written down, but not sent.
    holdBoth("eth_sendRawTransaction");
    const asked = await client.functions.invoke("blockchain-verify-content", {
      body: { contentId, content: canonicalCampaign(content), contentType: "campaign" },
    });
    expect(asked.error).toBeNull();
    const { caught, other } = await catchOne("eth_sendRawTransaction");

    // Spoken to the end, but not acknowledged.
    caught.smtp.isHolding = true;
    const leads: string[] = [];
    while (caught.smtp.held === 0) {
      leads.push(randomUUID());
      expect(await submitLead(other.url, leads.at(-1) ?? "")).toBe(200);
    }
    await caught.kill();
    caught.smtp.isHolding = false;

    leads.push(randomUUID());
    expect(await submitLead(other.url, leads.at(-1) ?? "")).toBe(200);
    const addresses = leads.map((id) => `${id}@clients.example`);
    await expect
      .poll(
        () =>
          received()
            .filter((to) => to !== brand.email)
            .toSorted(),
        { timeout: 20_000 },
      )
      .toEqual(addresses.toSorted());
    await expect
      .poll(() => received().filter((to) => to === brand.email).length, { timeout: 20_000 })
      .toBe(leads.length);

    const state = async () => {
      await hurry("anchor-contents", { isLeaseOver: true });
      await cluster.chain.mine();
      const [anchor] = await cluster.owner<{ state: string }[]>`
        select state from content_anchors where campaign_id = ${contentId}`;
      return anchor?.state;
    };
    await expect.poll(state, { timeout: 20_000, interval: 200 }).toBe("final");
    const sentAfter = await cluster.chain.chain.client.getTransactionCount({ address });
    expect(sentAfter - sentBefore).toBe(1);
    await caught.start();
  }, 180_000);

  it("in the middle of a payment has it finished by the other, once", async () => {
    const payer = await cluster.chain.payer();
    holdBoth("eth_getTransactionReceipt");
    const opened = await send(`${first.url}/functions/v1/process-eth-payment`, {
      json: {
        campaignId: placeholderCampaignId,
        packageId: "basic-pr",
        ethAddress: payer.address,
      },
    });
    const setup = setupAnswer.parse(JSON.parse(opened.body));
    await payer.send({ value: amountOf(setup) });
    await cluster.chain.mine();
    await hurry("follow-payments");
    const { caught } = await catchOne("eth_getTransactionReceipt");
    await caught.kill();

    const state = async () => {
      await hurry("follow-payments", { isLeaseOver: true });
      await cluster.chain.mine();
      const [payment] = await cluster.owner`
        select p.state, count(t.*)::int as transfers, (
          select count(*)::int from pr_campaigns where package_id = 'basic-pr' and status = 'active'
        ) as campaigns
        from eth_payments p left join eth_transfers t on t.payment_id = p.id
        where p.id = ${setup.paymentId} group by p.id`;
      return payment;
    };
    await expect
      .poll(state, { timeout: 20_000, interval: 200 })
      .toEqual({ state: "paid", transfers: 1, campaigns: 1 });
    await caught.start();
  }, 180_000);
});

describe("restarting one after the other behind a proxy that retries", () => {
  it("fails no request, and doubles no write", async () => {
    const { proxy } = cluster;
    const client = await signIn(proxy.url, await createAccount());
    const leads = createWriteStream(2, (id) => submitLead(proxy.url, id));
    const messages = createWriteStream(2, async (id) => {
      const { status } = await client.from("messages").insert({ id, body: "Still there?" });
      if (status === 0) throw new Error("The connection ended.");
      return status;
    });
    const reads: number[] = [];
    const over = new AbortController();
    const whileRestarting = async (write: (id: string) => Promise<unknown>) => {
      for (;;) {
        await write(randomUUID());
        if (over.signal.aborted) return;
        // Visitors pause too; writing on end would keep the node that starts from the processor.
        await wait(20);
      }
    };
    const read = async () => {
      const answers = await Promise.allSettled([
        send(`${proxy.url}/`),
        send(`${proxy.url}/rest/v1/pr_packages?select=id`, { headers: { apikey: key } }),
      ]);
      reads.push(...answers.map((each) => (each.status === "fulfilled" ? each.value.status : 0)));
    };
    const streams = [
      ...[leads, leads, messages, messages].map((stream) =>
        whileRestarting((id) => stream.attempt(id)),
      ),
      whileRestarting(read),
    ];

    const restartBoth = async () => {
      for (const node of cluster.nodes) {
        const stopping = node.stop();
        // It says so, for as long as it can still be asked.
        let last: unknown;
        for (;;) {
          const answer = await send(`${node.url}/readyz`).catch(() => undefined);
          if (!answer) break;
          last = { ...JSON.parse(answer.body), status: answer.status };
        }
        expect(last).toMatchObject({ status: 503, parts: { server: { detail: "stopping" } } });
        expect(await stopping).toBe(0);
        await node.start();
      }
    };
    await restartBoth().finally(() => over.abort());
    await Promise.all(streams);

    expect(leads.refused).toEqual([]);
    expect(messages.refused).toEqual([]);
    expect(leads.unanswered).toEqual([]);
    expect(messages.unanswered).toEqual([]);
    expect([...new Set(reads)]).toEqual([200]);
    expect(reads.length).toBeGreaterThan(20);
    expect(leads.acknowledged.length).toBeGreaterThan(20);
    const stored = await cluster.owner`
      select 1 from leads
      where email = any(${leads.acknowledged.map((id) => `${id}@clients.example`)}::text[])`;
    expect(stored).toHaveLength(leads.acknowledged.length);
    expect(proxy.retries).toBeGreaterThan(0);
  }, 300_000);
});
