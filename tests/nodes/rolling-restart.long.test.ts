import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import { findDebianProgram } from "../../scripts/setup/find-debian-program.ts";
import { hashPassword } from "../../server/auth/password.ts";
import { startPostgres, type EmbeddedPostgres } from "../../server/postgres/postgres.ts";
import { createWriteStream } from "../faults/write-stream.ts";
import { connectionUrl } from "../support/connection-url.ts";
import { createPerson } from "../support/create-person.ts";
import { send } from "../support/send.ts";
import { findFreePort, prepareNode, type NodeProcess } from "./node-process.ts";
import { startCaddy, type Caddy } from "./start-caddy.ts";

const program = await findDebianProgram("caddy");
if (!program) console.log("Skipped: it needs Caddy, which only root on Debian can install.");

const password = "two-nodes-one-door";

/** How many requests of this room a node has answered: only the proxy asks it for any but /readyz. */
async function countAnswers({ url }: NodeProcess, room: string): Promise<number> {
  const { body } = await send(`${url}/metrics`);
  const lines = body.matchAll(/^kinolume_http_requests_total\{room="(\w+)",.*\} (\d+)$/gm);
  return Array.from(lines, ([, name, count]) => (name === room ? Number(count) : 0)).reduce(
    (sum, count) => sum + count,
    0,
  );
}

describe.skipIf(!program)("restarting one node after the other behind Debian's Caddy", () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-rolling-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(dataDirectory, 0o711);
  let database: EmbeddedPostgres;
  let owner: postgres.Sql;
  let nodes: NodeProcess[] = [];
  let caddy: Caddy;

  beforeAll(async () => {
    await ensureSiteBuilt(() => {});
    database = await startPostgres({ dataDirectory, log: () => {} });
    owner = postgres({ ...database.connection, max: 2, onnotice: () => {} });
    const port = await findFreePort();
    const variables = {
      DATABASE_URL: connectionUrl(database.connection),
      SITE_URL: `http://127.0.0.1:${port}`,
      SEED_DEMO: "off",
      TRUSTED_PROXIES: "127.0.0.1",
      // Longer than Caddy's checks are apart.
      STOP_DELAY_SECONDS: "7",
    };
    nodes = await Promise.all([prepareNode(variables), prepareNode(variables)]);
    await Promise.all(nodes.map((node) => node.start()));
    caddy = await startCaddy(program ?? "", { port, upstreams: nodes.map(({ url }) => url) });
  }, 180_000);
  afterAll(async () => {
    await caddy?.stop();
    await Promise.all(nodes.map((node) => node.remove()));
    await owner?.end();
    await database?.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  it("fails no request, loses no write and doubles none", { timeout: 400_000 }, async () => {
    const person = await createPerson(owner);
    await owner`
      update auth.users set encrypted_password = ${await hashPassword(password)} where id = ${person.id}`;
    const [stored] = await owner<{ key: string }[]>`
      select key from private.api_keys where kind = 'publishable'`;
    const key = stored?.key ?? "";
    const client = createClient(caddy.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({ email: person.email, password });
    expect(error).toBeNull();

    const leads = createWriteStream(2, async (id) => {
      // From a network of its own: they are limited for each, and Caddy believes nobody's header.
      const [a = 0, b = 0, c = 0] = Buffer.from(id.replaceAll("-", ""), "hex");
      const { status } = await send(`${caddy.url}/functions/v1/submit-lead`, {
        headers: { "idempotency-key": id },
        localAddress: `127.${1 + (a % 250)}.${b}.${1 + (c % 250)}`,
        json: { name: "Ada", email: `${id}@clients.example` },
      });
      return status;
    });
    const messages = createWriteStream(2, async (id) => {
      const { status } = await client.from("messages").insert({ id, body: "Still there?" });
      if (status === 0) throw new Error("The connection ended.");
      return status;
    });
    const reads: number[] = [];
    const over = new AbortController();
    const goOn = async (ask: (id: string) => Promise<unknown>) => {
      while (!over.signal.aborted) {
        await ask(randomUUID());
        // Visitors pause too; asking on end would keep the node that starts from the processor.
        await wait(50);
      }
    };
    const read = async (path: string) => {
      const { status } = await send(`${caddy.url}${path}`, { headers: { apikey: key } });
      reads.push(status);
    };
    const streams = [
      ...[leads, leads, messages, messages].map((stream) => goOn((id) => stream.attempt(id))),
      goOn(() => read("/")),
      goOn(() => read("/rest/v1/pr_packages?select=id")),
    ];

    const restartBoth = async () => {
      for (const node of nodes) {
        expect(await node.stop()).toBe(0);
        await node.start();
        // The next one may go when Caddy has seen that this one is back: it sends it visitors.
        await expect
          .poll(() => countAnswers(node, "functions"), { timeout: 60_000, interval: 200 })
          .toBeGreaterThan(0);
      }
    };
    await restartBoth().finally(() => over.abort());
    await Promise.all(streams);

    expect(leads.refused).toEqual([]);
    expect(messages.refused).toEqual([]);
    expect(leads.unanswered).toEqual([]);
    expect(messages.unanswered).toEqual([]);
    expect([...new Set(reads)]).toEqual([200]);
    expect(reads.length).toBeGreaterThan(100);
    expect(leads.acknowledged.length).toBeGreaterThan(100);
    expect(messages.acknowledged.length).toBeGreaterThan(100);
    const addresses = leads.acknowledged.map((id) => `${id}@clients.example`);
    const kept = await owner`select email from leads where email = any(${addresses}::text[])`;
    expect(kept).toHaveLength(leads.acknowledged.length);
    const written = await owner`
      select id from messages where id = any(${messages.acknowledged}::uuid[])`;
    expect(written).toHaveLength(messages.acknowledged.length);
  });
});
