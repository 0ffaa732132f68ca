import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { demoAccount, readPublishableKey, signInToDemo } from "../support/demo-session.ts";
import { removeDataDirectory, startProduct, type Product } from "../support/product.ts";
import { readBytes, somePng } from "../compat/storage-app.ts";
import { beginUpload, megabyte, uploadByTus } from "../compat/tus-upload.ts";
import { send } from "../support/send.ts";
import { createPayments } from "./pay-by-transfer.ts";
import { createWriteStream, type WriteStream } from "./write-stream.ts";

const dataDirectory = copyPreparedData();
const archiveFolder = mkdtempSync(join(tmpdir(), "kinolume-archive-"));
const archive = join(archiveFolder, "backup.tar.gz");
const { id: userId } = demoAccount("client");
const variables = { TRUSTED_PROXIES: "127.0.0.1" };

let product: Product;
let client: SupabaseClient;

beforeAll(async () => {
  product = await startProduct(dataDirectory, variables);
  client = await signIn();
});
afterAll(() => {
  removeDataDirectory(dataDirectory);
  rmSync(archiveFolder, { recursive: true, force: true });
});

async function signIn(as: "client" | "studio" = "client"): Promise<SupabaseClient> {
  return signInToDemo(product.url, await readPublishableKey(dataDirectory), as);
}

type Series = { series: string; held_since: string | null };

async function readSeries(studio: SupabaseClient): Promise<Series[]> {
  const { data } = await studio.rpc("list_series").throwOnError();
  return data;
}

async function runScript(name: "backup" | "restore" | "ledger", ...parameters: string[]) {
  const script = join(import.meta.dirname, `../../scripts/${name}.ts`);
  return promisify(execFile)(process.execPath, [script, ...parameters], {
    env: { ...process.env, DATABASE_URL: "", SITE_URL: "", DATA_DIR: dataDirectory },
  });
}

/** When each write was acknowledged, on this machine's clock, which is PostgreSQL's too. */
function createTimedStream(write: (id: string) => Promise<number>) {
  const times = new Map<string, number>();
  const stream = createWriteStream(2, async (id) => {
    const status = await write(id);
    times.set(id, Date.now());
    return status;
  });
  return { ...stream, acknowledgedBefore: (time: Date) => acknowledgedBefore(stream, times, time) };
}

function acknowledgedBefore(stream: WriteStream, times: Map<string, number>, time: Date) {
  return stream.acknowledged.filter((id) => (times.get(id) ?? Infinity) < time.getTime());
}

/** In pieces: more than a request takes. */
const film = somePng(8 * megabyte);
const masters = { bucket: "attachments", type: "image/png" };
const wholeFilm = `${userId}/whole.png`;
const halfFilm = `${userId}/half.png`;

async function authorize() {
  const { data } = await client.auth.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
}

const fileOf = (id: string) => `${userId}/${id}.txt`;
const passingFile = (id: string) => `${userId}/passing-${id}.txt`;
const contentOf = (id: string) => `The file ${id}.`;

async function upload(name: string, content: string): Promise<number> {
  const { error } = await client.storage.from("attachments").upload(name, content);
  if (!error) return 200;
  if (!("status" in error) || typeof error.status !== "number") throw error;
  return error.status;
}

describe("a backup of the product in a stream of writes", () => {
  const messages = createTimedStream(async (id) => {
    const { status } = await client.from("messages").insert({ id, body: "Still there?" });
    if (status === 0) throw new Error("The connection ended.");
    return status;
  });
  const files = createTimedStream((id) => upload(fileOf(id), contentOf(id)));
  // Bytes that are gone soon: the backup must not hold rows that have lost theirs.
  const passing = createTimedStream(async (id) => {
    const status = await upload(passingFile(id), contentOf(id));
    await client.storage.from("attachments").remove([passingFile(id)]);
    return status;
  });
  const transfers = createPayments(() => product.url);
  const streams = [messages, files, passing];
  let consistentAt: Date;
  let halfAddress = "";

  it("is made while they go on", async () => {
    await transfers.start();
    expect(await transfers.pay(crypto.randomUUID())).toBe(200);
    const studio = await signIn("studio");
    // Its receipt is written when the chain is final.
    await expect
      .poll(async () => (await readSeries(studio)).map(({ series }) => series), { timeout: 30_000 })
      .toContain("PKG");
    const running = Promise.all(streams.map((stream) => stream.run(product.ended)));
    const countFrom = (starts: number[]) =>
      Math.min(
        ...streams.map((stream, index) => stream.acknowledged.length - (starts[index] ?? 0)),
      );
    await expect.poll(() => countFrom([]), { timeout: 30_000 }).toBeGreaterThan(5);
    const { body: metrics } = await send(`${product.url}/metrics`);
    expect(metrics).toContain("kinolume_database_up 1\n");
    expect(metrics).toMatch(/^kinolume_jobs\{state="failed"\} 0$/m);
    expect(metrics).toMatch(/^kinolume_outbox_mails\{state="waiting"\} \d+$/m);

    const headers = await authorize();
    await uploadByTus(film, { ...masters, url: product.url, name: wholeFilm, headers });
    const { status, headers: begun } = await beginUpload({
      ...masters,
      url: product.url,
      name: halfFilm,
      headers,
      length: film.length,
      first: film.subarray(0, 5 * megabyte),
    });
    expect(status).toBe(201);
    halfAddress = begun.get("location") ?? "";
    const { stdout } = await runScript("backup", archive);
    consistentAt = new Date(/acknowledged by (\S+) /.exec(stdout)?.[1] ?? "");
    // What comes later is lost with the directory, and may be.
    const after = streams.map((stream) => stream.acknowledged.length);
    await expect.poll(() => countFrom(after), { timeout: 30_000 }).toBeGreaterThan(5);
    await product.kill();
    await running;
    expect(streams.flatMap((stream) => stream.refused)).toEqual([]);
    expect(messages.acknowledgedBefore(consistentAt).length).toBeGreaterThan(5);
    expect(readdirSync(join(dataDirectory, "storage")).join()).not.toContain(".backup-");
  });

  it("brings back every row and file that was acknowledged before it ended", async () => {
    removeDataDirectory(dataDirectory);
    await runScript("restore", archive);
    product = await startProduct(dataDirectory, variables);
    client = await signIn();

    const rows = await readAll("messages");
    const missing = messages.acknowledgedBefore(consistentAt).filter((id) => !rows.has(id));
    expect(missing).toEqual([]);
    const bucket = client.storage.from("attachments");
    const ids = files.acknowledgedBefore(consistentAt);
    const contents = ids.map(async (id) => (await bucket.download(fileOf(id))).data?.text());
    expect(await Promise.all(contents)).toEqual(ids.map(contentOf));
  });

  it("holds what came in pieces, and nothing of what was half way, which begins anew", async () => {
    const bucket = client.storage.from(masters.bucket);
    const { data } = await bucket.download(wholeFilm);
    expect((await readBytes(data)).equals(film)).toBe(true);
    const headers = await authorize();
    const asked = { method: "HEAD", headers: { ...headers, "tus-resumable": "1.0.0" } };
    // Whoever goes on is told that there is nothing to go on with, and the room is free.
    expect((await fetch(new URL(halfAddress, product.url), asked)).status).toBe(404);
    await uploadByTus(film, {
      ...masters,
      url: product.url,
      name: halfFilm,
      headers,
      options: {
        uploadUrl: new URL(halfAddress, product.url).href,
        endpoint: `${product.url}/storage/v1/upload/resumable`,
      },
    });
    const again = await bucket.download(halfFilm);
    expect((await readBytes(again.data)).equals(film)).toBe(true);
  });

  it("holds no row of a file without its bytes", async () => {
    const bucket = client.storage.from("attachments");
    const { data: listed, error } = await bucket.list(userId, { limit: 10_000 });
    expect(error).toBeNull();
    const names = (listed ?? []).map(({ name }) => `${userId}/${name}`);
    expect(names.length).toBeGreaterThan(5);
    const downloads = await Promise.all(names.map((name) => bucket.download(name)));
    expect(names.filter((_, index) => downloads[index]?.error)).toEqual([]);
  });

  it("holds the ledger whole, and gives no number until the studio has said which was the last", async () => {
    const { stdout } = await runScript("ledger", "check");
    expect(stdout).toMatch(/^\d+ documents, whole and in order, up to 0x/);
    const held = (await readSeries(await signIn("studio"))).filter(({ held_since }) => held_since);
    expect(held.map(({ series }) => series)).toEqual(expect.arrayContaining(["PKG", "REC"]));
  });

  it("goes on with the development chain, and with new writes", async () => {
    // From the same wallet, which only the same chain knows.
    expect(await transfers.pay(crypto.randomUUID())).toBe(200);
    const { error } = await client.from("messages").insert({ body: "All well." });
    expect(error).toBeNull();
  });
});

async function readAll(table: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let from = 0; ; from += 500) {
    const { data, error } = await client
      .from(table)
      .select("id")
      .order("id")
      .range(from, from + 499);
    if (error) throw new Error(error.message);
    for (const { id } of data) ids.add(String(id));
    if (data.length < 500) return ids;
  }
}
