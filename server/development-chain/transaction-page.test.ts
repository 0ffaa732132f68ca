import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDevelopmentChain, type DevelopmentChain } from "./development-chain.ts";
import { socketFrom } from "../testing/socket-from.ts";
import { developmentChainRoutes } from "./routes.ts";

let folder: string;
let chain: DevelopmentChain;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "transaction-page-"));
  chain = await openDevelopmentChain({ file: join(folder, "blocks.jsonl"), blockTimeMs: 0 });
});
afterAll(async () => {
  await chain.close();
  await rm(folder, { recursive: true });
});

async function open(hash: string, headers: Record<string, string> = {}) {
  const app = developmentChainRoutes({
    siteUrl: "http://127.0.0.1:3000",
    request: chain.request,
  });
  const request = { headers: { host: "127.0.0.1:3000", ...headers } };
  const response = await app.request(`/tx?hash=${hash}`, request, socketFrom("127.0.0.1"));
  return { status: response.status, text: await response.text() };
}

const recipient = "0x000000000000000000000000000000000000dEaD";

async function send(): Promise<string> {
  const accounts = await chain.request({ method: "eth_accounts" });
  const from: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  const hash = await chain.request({
    method: "eth_sendTransaction",
    params: [{ from, to: recipient, value: "0x2faf080" }],
  });
  return String(hash);
}

it("follows a transaction from the pool into a block", async () => {
  const hash = await send();
  expect((await open(hash)).text).toContain("Waiting for a block");
  await chain.request({ method: "evm_mine" });
  const { status, text } = await open(hash);
  expect(status).toBe(200);
  for (const words of [hash, recipient, "0.00000000005 ETH", "In a block, not final yet"])
    expect(text).toContain(words);
});

it("says what it does not know and what it cannot read", async () => {
  const unknown = await open(`0x${"00".repeat(32)}`);
  expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining("no such") });
  const wrong = await open("%3Cscript%3E");
  expect(wrong.status).toBe(400);
  expect(wrong.text).not.toContain("<script>");
});

it("is there for this machine alone", async () => {
  const hash = await send();
  expect((await open(hash, { host: "agency.example" })).status).toBe(404);
  expect((await open(hash, { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
});
