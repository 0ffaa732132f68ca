import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { demoDetails } from "../../server/demo/demo-billing.ts";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { readPublishableKey, signInToDemo } from "../support/demo-session.ts";
import { removeDataDirectory, startProduct, type Product } from "../support/product.ts";
import { send } from "../support/send.ts";
import { readOutbox } from "./read-outbox.ts";
import { createPayments } from "./pay-by-transfer.ts";
import { createWriteStream, type WriteStream } from "./write-stream.ts";

const rounds = Number(process.env["FAULT_ROUNDS"] ?? byTier({ short: 1, whole: 3 }));
const writesPerRound = 25;
// Two hundred in the twenty rounds of the soak.
const paymentsPerRound = rounds < 20 ? 4 : 10;
const pageSize = 500;

const dataDirectory = copyPreparedData();
// So that leads and enquiries can come from many networks: they are limited for each of them.
const variables = { TRUSTED_PROXIES: "127.0.0.1" };
let product: Product;
let client: SupabaseClient;
let studio: SupabaseClient;

beforeAll(async () => {
  product = await startProduct(dataDirectory, variables);
  const key = await readPublishableKey(dataDirectory);
  [client, studio] = await Promise.all([
    signInToDemo(product.url, key, "client"),
    signInToDemo(product.url, key, "studio"),
  ]);
});
afterAll(() => removeDataDirectory(dataDirectory));

/** On the same port and files: sessions and clients go on as if nothing had happened. */
async function restart(): Promise<void> {
  const { port } = new URL(product.url);
  product = await startProduct(dataDirectory, { ...variables, PORT: port });
}

const addressOf = (id: string) => `${id}@clients.example`;

async function submit(name: string, id: string, body: object): Promise<number> {
  const [a, b, c] = Buffer.from(id.replaceAll("-", ""), "hex");
  const answer = await send(`${product.url}/functions/v1/${name}`, {
    headers: { "idempotency-key": id, "x-forwarded-for": `10.${a}.${b}.${c}` },
    json: { ...body, email: addressOf(id) },
  });
  return answer.status;
}

async function insert(table: string, row: { id: string; [column: string]: unknown }) {
  const { status } = await client.from(table).insert(row);
  if (status === 0) throw new Error("The connection ended.");
  return status;
}

async function readColumn(table: string, column: string): Promise<string[]> {
  const values: string[] = [];
  for (let from = 0; ; from += pageSize) {
    const range = [from, from + pageSize - 1] as const;
    const { data, error } = await studio
      .from(table)
      .select(column)
      .order("id")
      .range(...range);
    if (error) throw new Error(error.message);
    values.push(...data.map((row) => String(Object.values(row)[0])));
    if (data.length < pageSize) return values;
  }
}

/** Money at the bank, as the studio writes it down. */
async function recordPayment(id: string): Promise<number> {
  const { data } = await studio.auth.getSession();
  const answer = await send(`${product.url}/functions/v1/manage-billing`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    json: {
      action: "record_payment",
      companyId: demoDetails[0]?.companyId,
      pence: 100,
      receivedOn: "2026-01-31",
      payer: "Northlight",
      reference: id,
      note: null,
      key: id,
      allocations: [],
    },
  });
  return answer.status;
}

/** Kills the server when each stream has got somewhere; all of them still have writes on the way then. */
async function killInMidStream(streams: Map<WriteStream, number>): Promise<void> {
  const wanted = [...streams].map(([{ acknowledged }, perRound]) => acknowledged.length + perRound);
  const missing = () =>
    [...streams.keys()].filter(
      ({ acknowledged }, index) => acknowledged.length < (wanted[index] ?? 0),
    ).length;
  const running = Promise.all([...streams.keys()].map((stream) => stream.run(product.ended)));
  await expect.poll(missing, { timeout: 60_000, interval: 5 }).toBe(0);
  await product.kill();
  await running;
}

describe("the server killed in a stream of writes", () => {
  const leads = createWriteStream(2, (id) =>
    submit("submit-lead", id, { name: "Ada", company: "Analytical Engines" }),
  );
  const enquiries = createWriteStream(2, (id) => submit("submit-enquiry", id, { kind: "call" }));
  const messages = createWriteStream(2, (id) => insert("messages", { id, body: "Still there?" }));
  const campaigns = createWriteStream(2, (id) =>
    insert("pr_campaigns", { id, title: `Campaign ${id}`, key_messages: ["one", "two"] }),
  );
  const transfers = createPayments(() => product.url);
  const payments = createWriteStream(2, (id) => transfers.pay(id));
  const bank = createWriteStream(2, recordPayment);
  const streams = new Map([
    [bank, writesPerRound],
    [leads, writesPerRound],
    [enquiries, writesPerRound],
    [messages, writesPerRound],
    [campaigns, writesPerRound],
    [payments, paymentsPerRound],
  ]);

  it("starts again each time and takes what got no answer once more", async () => {
    await transfers.start();
    for (let round = 0; round < rounds; round += 1) {
      await killInMidStream(streams);
      await restart();
    }
    await Promise.all([...streams.keys()].map((stream) => stream.finish()));
    expect([...streams.keys()].flatMap((stream) => stream.refused)).toEqual([]);
    expect([...streams.keys()].flatMap((stream) => stream.unanswered)).toEqual([]);
  }, 600_000);

  it("has kept every acknowledged row", async () => {
    const [storedMessages, storedCampaigns] = await Promise.all([
      readColumn("messages", "id"),
      readColumn("pr_campaigns", "id"),
    ]);
    expect(messages.acknowledged.filter((id) => !storedMessages.includes(id))).toEqual([]);
    expect(campaigns.acknowledged.filter((id) => !storedCampaigns.includes(id))).toEqual([]);
  });

  it("activates one campaign for each payment, though nobody has confirmed any", async () => {
    const sent = transfers.paymentIds(payments.acknowledged).toSorted();
    const readPaid = async () => {
      const { data, error } = await studio
        .from("eth_payments")
        .select("id, campaign_id, pr_campaigns(status)")
        .eq("state", "paid");
      if (error) throw new Error(error.message);
      return data;
    };
    await expect
      .poll(async () => (await readPaid()).length, { timeout: 90_000 })
      .toBeGreaterThanOrEqual(sent.length);
    const paid = await readPaid();
    expect(paid.map(({ id }) => String(id)).toSorted()).toEqual(sent);
    expect(new Set(paid.map((each) => each.campaign_id)).size).toBe(sent.length);
    const made = await readColumn("pr_campaigns", "title");
    expect(made.filter((title) => title === "Basic PR campaign")).toHaveLength(sent.length);
    for (const { pr_campaigns } of paid) expect(pr_campaigns).toEqual({ status: "active" });
  }, 120_000);

  it("has every payment in the books once, with one receipt, and no number is missing", async () => {
    const [money, written] = await Promise.all([
      readColumn("incoming_payments", "external_id"),
      readColumn("billing_documents", "number"),
    ]);
    const ours = money.filter((id) => bank.acknowledged.includes(id));
    expect(ours.toSorted()).toEqual(bank.acknowledged.toSorted());
    const listSeries = (name: string) => written.filter((each) => each.startsWith(name)).toSorted();
    const numbered = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(5, "0")}`);
    expect(listSeries("REC")).toEqual(numbered("REC", money.length));
    expect(listSeries("PKG")).toEqual(numbered("PKG", payments.acknowledged.length));
  });

  it.each([
    ["lead", "leads", leads],
    ["enquiry", "enquiries", enquiries],
  ])("has kept every acknowledged %s, once", async (_name, table, { acknowledged }) => {
    const stored = await readColumn(table, "email");
    const wanted = acknowledged.map(addressOf);
    const ours = stored.filter((email) => email.endsWith("@clients.example"));
    expect(ours.toSorted()).toEqual(wanted.toSorted());
  });

  it("mails the two mails of each lead and enquiry, each as one whole file", async () => {
    const wanted = [...leads.acknowledged, ...enquiries.acknowledged].map(addressOf).toSorted();
    // Those about payments answer nobody, and the demo's clients are told of their messages.
    const readMails = () =>
      readOutbox(dataDirectory).mails.filter(({ to, replyTo }) =>
        (to === brand.email ? replyTo : to)?.endsWith("@clients.example"),
      );
    // One after another: the longer the writes went on, the more there are.
    await expect
      .poll(() => readMails().length, { timeout: 150_000 })
      .toBeGreaterThanOrEqual(2 * wanted.length);
    // Mails about payments may still be on their way to the disk; none stays half-way.
    await expect.poll(() => readOutbox(dataDirectory).others, { timeout: 60_000 }).toEqual([]);
    const { mails: all } = readOutbox(dataDirectory);
    const mails = readMails();
    const toStudio = mails.filter((mail) => mail.to === brand.email);
    const toVisitors = mails.filter((mail) => mail.to !== brand.email);
    expect(toStudio.map((mail) => mail.replyTo).toSorted()).toEqual(wanted);
    expect(toVisitors.map((mail) => mail.to).toSorted()).toEqual(wanted);

    // The file bears the mail's id: one sent twice, before a kill and after, is still one.
    const [, domain = ""] = brand.email.split("@");
    expect(all.map((mail) => mail.messageId)).toEqual(
      all.map((mail) => mail.file.replace(/\.eml$/, `@${domain}`)),
    );
  }, 240_000);
});
