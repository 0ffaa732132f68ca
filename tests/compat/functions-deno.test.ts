import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readImageSize } from "../../supabase/functions/fetch-substack-posts/image-size.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

import { sendFeed, startFeedServer, writeItem, writeRss, type FeedServer } from "./feed-server.ts";

const root = resolve(import.meta.dirname, "../..");
const address = /http:\/\/127\.0\.0\.1:\d+/;
let held: TestDatabase;
let lead: RunningFunction;
let enquiry: RunningFunction;
let feed: RunningFunction;
let newsletter: FeedServer;

beforeAll(async () => {
  held = await createTestDatabase();
  newsletter = await startFeedServer();
  [lead, enquiry, feed] = await Promise.all([
    start("submit-lead"),
    start("submit-enquiry"),
    start("fetch-substack-posts"),
  ]);
});

afterAll(async () => {
  await Promise.all([lead.stop(), enquiry.stop(), feed.stop(), newsletter.stop()]);
  await held.drop();
});

type RunningFunction = { url: string; output: () => string; stop: () => Promise<void> };

/** The function by itself, as a hosted edge runtime runs it: no host around it, its own connection. */
async function start(name: string): Promise<RunningFunction> {
  const { host, port } = held.connection;
  const deno = spawn(
    resolve(root, "node_modules/.bin/deno"),
    [
      "run",
      "--no-lock",
      "--no-remote",
      "--cached-only",
      "--node-modules-dir=manual",
      // Nothing but loopback and the database's socket.
      `--allow-net=127.0.0.1,unix:${host}/.s.PGSQL.${port}`,
      "--allow-env",
      "--allow-read",
      "--allow-write",
      "--allow-sys",
      `supabase/functions/${name}/index.ts`,
    ],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        NO_COLOR: "1",
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        SUPABASE_DB_URL: addressOf(held),
        SITE_URL: "https://agency.example",
        SUBSTACK_FEED_URL: `${newsletter.url}/feed`,
        FETCH_ALLOW_PRIVATE: "on",
        // The platform's storage, which the newsletter's host plays too.
        SUPABASE_URL: newsletter.url,
        SUPABASE_SERVICE_ROLE_KEY: "a-key",
      },
    },
  );
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  deno.stdout.on("data", collect);
  deno.stderr.on("data", collect);
  while (!address.test(output)) {
    if (deno.exitCode !== null) throw new Error(`Deno ended: ${output}`);
    await Promise.race([once(deno.stdout, "data"), once(deno.stderr, "data"), once(deno, "exit")]);
  }
  return {
    url: address.exec(output)?.[0] ?? "",
    output: () => output,
    async stop() {
      if (deno.exitCode !== null) return;
      deno.kill();
      await once(deno, "exit");
    },
  };
}

async function expectOnce(
  running: RunningFunction,
  body: { email: string; [field: string]: unknown },
) {
  const answers = await Promise.all([invoke(running, body), invoke(running, body)]);
  expect(await Promise.all(answers.map((answer) => answer.json())), running.output()).toEqual([
    { success: true },
    { success: true },
  ]);
  const mails = await held.owner<{ kind: string }[]>`
    select kind from private.outbox
    where recipient = ${body.email} or reply_to = ${body.email} order by kind`;
  expect(mails.map((mail) => mail.kind)).toEqual(["enquiry-acknowledgement", "studio-enquiry"]);
  const refused = await invoke(running, { ...body, email: "" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toHaveProperty("fields.email");
}

it("takes leads unchanged under Deno", async () => {
  const body = { name: "Deno", email: `${randomUUID()}@clients.example`, company: null };
  await expectOnce(lead, body);
  const stored = await held.owner`select name, email, company from public.leads`;
  expect([...stored]).toEqual([body]);
});

it("takes enquiries unchanged under Deno", async () => {
  const email = `${randomUUID()}@clients.example`;
  await expectOnce(enquiry, { kind: "contact", name: "Deno", email, message: "Two\r\nlines" });
  const stored = await held.owner`select kind, message from public.enquiries`;
  expect([...stored]).toEqual([{ kind: "contact", message: "Two\nlines" }]);
});

it("leads forms of a static site back to it", async () => {
  const send = (body: Record<string, string>) =>
    fetch(`${enquiry.url}/submit-enquiry?kind=call`, {
      method: "POST",
      headers: { accept: "text/html", "x-forwarded-for": "203.0.113.6" },
      body: new URLSearchParams(body),
      redirect: "manual",
    });
  const taken = await send({ email: `${randomUUID()}@clients.example` });
  expect(taken.status, enquiry.output()).toBe(303);
  expect(taken.headers.get("location")).toBe("https://agency.example/thank-you");
  const refused = await send({ email: "ada" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please enter a valid email address.");
});

it("takes over the newsletter and its pictures unchanged under Deno", async () => {
  const picture = await readFile(resolve(root, "public/share/labs.jpg"));
  const extra = `<enclosure url="${newsletter.url}/picture" length="1" type="image/jpeg"/>`;
  const stored: Buffer[] = [];
  const name = createHash("sha256").update(`${newsletter.url}/picture`).digest("hex").slice(0, 40);
  newsletter.play({
    "/feed": sendFeed(writeRss([writeItem({ guid: "deno", extra })])),
    "/picture": sendFeed(picture),
    [`/storage/v1/object/labs/${name}.webp`]: (request, response) => {
      request.on("data", (chunk: Buffer) => stored.push(chunk));
      request.on("end", () => response.end("{}"));
    },
  });
  const answer = await invoke(feed, {});
  const body: unknown = await answer.json();
  expect(body, feed.output()).toMatchObject({
    success: true,
    posts: [{ title: "deno", thumbnail: `/storage/v1/object/public/labs/${name}.webp` }],
  });
  expect(readImageSize(Buffer.concat(stored))).toMatchObject({ width: 800, height: 400 });
});

function invoke({ url }: RunningFunction, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.5" },
    body: JSON.stringify(body),
  });
}

function addressOf({ connection }: TestDatabase): string {
  const { host, port, user, password = "", database } = connection;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return host.startsWith("/")
    ? `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${login}@${host}:${port}/${database}`;
}
