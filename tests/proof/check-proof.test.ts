import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { array, constantFrom, option, record, sample as sampleOf, string } from "fast-check";
import { Hono } from "hono";
import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import { canonicalCampaign } from "../../domain/proof/anchored-campaign.ts";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import { chainRpcRoutes } from "../../server/chain-rpc/chain-rpc.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";
import type { Member } from "../support/auth-app.ts";
import { sample, startProofApp, type ProofApp } from "./proof-app.ts";

const script = join(import.meta.dirname, "../../docs/verify-proof.mjs");

let app: ProofApp;
let client: Member;
let folder: string;
let node: { url: string; close(): void };
beforeAll(async () => {
  app = await startProofApp();
  client = await app.member();
  folder = await mkdtemp(join(tmpdir(), "kinolume-proof-"));
  node = await startNode();
});
afterAll(async () => {
  node.close();
  await app.stop();
  await rm(folder, { recursive: true });
});

/** The verifiers' node, as the server mounts it. */
async function startNode() {
  const routes = new Hono().route(
    "/chain-rpc",
    chainRpcRoutes({
      database: app.database,
      keyring: app.keyring,
      anchoring: app.anchoring,
      clientAddress: () => "127.0.0.9",
      onUnexpected: (error) => app.unexpected.push(error),
    }),
  );
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: routes.fetch, hostname: "127.0.0.1", port: 0 }, (info) =>
    resolve(info.port),
  );
  return { url: `http://127.0.0.1:${await promise}/chain-rpc`, close: () => server.close() };
}

/** An anchored campaign, its proof and its content as files. */
async function anchorFiles() {
  const id = await app.draft(client, { description: "Café №7\n“after dark”" });
  await app.verify(client, id);
  await app.work();
  await app.chain.mine(3);
  await app.work();
  const { proof, content, content_hash } = await app.anchorOf(id);
  const files = { proof: join(folder, `${id}.proof.json`), content: join(folder, `${id}.json`) };
  await writeFile(files.proof, JSON.stringify(proof));
  await writeFile(files.content, JSON.stringify(JSON.parse(content), null, 4));
  return { ...files, contentHash: content_hash };
}

async function runScript(...given: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [script, ...given]);
  return run.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => /Error: (.*)/.exec(error.stderr)?.[1] ?? error.stderr,
  );
}

it("a script with nothing of ours but the proof and a node comes to the same result", async () => {
  const { proof, content, contentHash } = await anchorFiles();
  const publisher = app.target.account.address;
  const tampered = join(folder, "tampered.json");
  await writeFile(tampered, JSON.stringify(sample));
  const [holds, stranger, other] = await Promise.all([
    runScript(proof, content, node.url, publisher),
    runScript(proof, content, node.url, app.target.registry),
    runScript(proof, tampered, node.url),
  ]);
  expect(holds).toMatch(
    new RegExp(`^It holds: in existence by \\d{4}-.*, block \\d+, anchored by ${publisher}`),
  );
  expect(stranger).toBe(`It was anchored by ${publisher}.`);
  expect(other).toContain("Not the same content");

  await revoke(contentHash);
  expect(await runScript(proof, content, node.url)).toContain("revoked");
});

async function revoke(contentHash: string) {
  const { chain, registry, account } = app.target;
  const data = encodeFunctionData({
    abi: contentRegistry.abi,
    functionName: "revoke",
    args: [`0x${contentHash.slice(2)}`],
  });
  await chain.request?.({
    method: "eth_sendTransaction",
    params: [{ from: account.address, to: registry, data }],
  });
  await app.chain.mine();
}

describe("the verifiers' node", () => {
  const ask = async (method: string, params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await fetch(node.url, { method: "POST", body });
    return { status: response.status, body: await response.json() };
  };

  it("says where the studio anchors, and answers what a verifier asks", async () => {
    expect(await (await fetch(node.url)).json()).toMatchObject({
      studio: [{ chainId: 31_337, registry: app.target.registry }],
    });
    expect((await ask("eth_chainId", [])).body).toMatchObject({ result: "0x7a69" });
    expect(
      (await ask("eth_getBalance", [app.target.account.address, "latest"])).body,
    ).toMatchObject({
      error: { code: -32_601 },
    });
  });

  it("says that the chain is away, and nothing about why", async () => {
    app.chain.setReachable(false);
    const answer = await ask("eth_blockNumber", []);
    app.chain.setReachable(true);
    expect(answer.body).toEqual({
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32_000, message: "The node did not answer." },
    });
  });

  it("answers only so many questions a minute", async () => {
    await app.owner`update private.rate_limits set hits = 10000 where bucket = 'verifier calls'`;
    const { status, body } = await ask("eth_chainId", []);
    expect(status).toBe(429);
    expect(body).toEqual({ error: "Too many requests." });
  });
});

it("the database writes the same canonical form as the domain, whatever is in it", async () => {
  const text = string({ unit: "binary", maxLength: 40 }).filter((each) => !each.includes("\0"));
  const campaign = record({
    title: text.map((title) => `.${title}`),
    description: option(text),
    campaign_type: constantFrom("brand_awareness", "blockchain_verified"),
    target_audience: option(text),
    key_messages: array(text, { maxLength: 4 }),
  });
  const campaigns = sampleOf(campaign, 200).map((content) => ({ ...content, id: randomUUID() }));
  await app.owner`
    insert into pr_campaigns (id, title, description, campaign_type, target_audience, key_messages)
    select * from jsonb_to_recordset(${app.owner.json(campaigns)}) as t (
      id uuid, title text, description text, campaign_type text, target_audience text,
      key_messages text[]
    )`;
  const versions = await app.owner<{ id: string; content: string; hash: string }[]>`
    select campaign_id as id, content, content_hash as hash from campaign_versions
    where campaign_id = any(${campaigns.map(({ id }) => id)}::uuid[])`;
  const kept = new Map(versions.map(({ id, content, hash }) => [id, { content, hash }]));
  for (const { id, ...content } of campaigns) {
    const canonical = canonicalCampaign(content);
    expect(kept.get(id)).toEqual({ content: canonical, hash: await hashCanonical(canonical) });
  }
});

describe("the functions under Deno", () => {
  const running: DenoFunction[] = [];
  afterAll(() => Promise.all(running.map((deno) => deno.stop())));

  it("run unchanged", async () => {
    const [request, check] = await Promise.all([
      runInDeno("blockchain-verify-content", app, {
        SUPABASE_URL: app.url,
        SUPABASE_SECRET_KEY: app.secretKey,
      }),
      runInDeno("verify-content-authenticity", app),
    ]);
    running.push(request, check);
    const id = await app.draft(client, { title: "Under Deno" });
    const session = (await client.client.auth.getSession()).data.session;
    const content = canonicalCampaign({ ...sample, title: "Under Deno" });
    const asked = await fetch(request.url, {
      method: "POST",
      headers: { authorization: `Bearer ${session?.access_token}` },
      body: JSON.stringify({ contentId: id, contentType: "campaign", content }),
    });
    expect(await asked.json(), request.output()).toMatchObject({ success: true, state: "pending" });
    const { content_hash: contentHash } = await app.anchorOf(id);
    const checked = await fetch(check.url, {
      method: "POST",
      body: JSON.stringify({ contentHash }),
    });
    expect(await checked.json(), check.output()).toMatchObject({
      authenticity_score: 0,
      reasons: ["not_anchored"],
      state: "pending",
    });
  });
});
