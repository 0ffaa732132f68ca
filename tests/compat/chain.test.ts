import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Chain } from "../../services/chain/chain.ts";
import { openChain } from "../../server/development-chain/open-chain.ts";
import { watchChain } from "../../server/monitoring/watch-chain.ts";
import { createReadiness } from "../../server/monitoring/readiness.ts";
import { createLogReader, silent, testConfig } from "../../server/testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let held: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kinolume-open-chain-"));
  held = await createTestDatabase();
});
afterAll(async () => {
  await held.drop();
  await rm(folder, { recursive: true });
});

async function open(env: Record<string, string>) {
  const { logger, lines } = createLogReader();
  const chain = await openChain(testConfig(env), { database: held.database, logger });
  return { chain, lines };
}
async function openLocal(name: string) {
  const { chain, lines } = await open({ DATA_DIR: path.join(folder, name) });
  if (!chain) throw new Error("no chain");
  return { chain, lines };
}
async function reportOn(chain: Chain | null) {
  const readiness = createReadiness(silent);
  watchChain(readiness, chain);
  return (await readiness.report()).parts["chain"];
}

describe("the chain of a site on this machine", () => {
  it("is known again after a restart, and a new one is noticed", async () => {
    const first = await openLocal("first");
    const genesis = await first.chain.readGenesis();
    await first.chain.close();
    const again = await openLocal("first");
    expect(await again.chain.readGenesis()).toBe(genesis);
    await again.chain.close();
    expect(again.lines).toEqual([]);

    const second = await openLocal("second");
    const other = await second.chain.readGenesis();
    await second.chain.close();
    expect(second.lines).toMatchObject([
      { genesis: other, msg: expect.stringMatching(/^another/) },
    ]);
    expect(
      await held.owner`select genesis_hash, chain_id, kind from private.chains order by first_opened_at`,
    ).toEqual([
      { genesis_hash: genesis, chain_id: "31337", kind: "development" },
      { genesis_hash: other, chain_id: "31337", kind: "development" },
    ]);
  });

  it("serves one process at a time, and says so in the readiness report", async () => {
    const { chain } = await openLocal("shared");
    await chain.readGenesis();
    const { chain: late } = await openLocal("shared");
    await expect(late.readGenesis()).rejects.toThrow("is in use by process");
    expect(await reportOn(late)).toEqual({ status: "degraded", detail: "cannot be reached" });
    await chain.close();
    expect(await reportOn(late)).toEqual({ status: "ok", detail: "development chain" });
    await late.close();
  });

  it("is not replaced by a new one when its history cannot be read", async () => {
    const { chain } = await openLocal("damaged");
    await chain.readGenesis();
    await chain.close();
    await writeFile(
      path.join(folder, "damaged/chain/blocks.jsonl"),
      '{"kind":"?"}\n{"kind":"block","block":"0x00"}\n',
    );
    const { chain: damaged } = await openLocal("damaged");
    await expect(damaged.readGenesis()).rejects.toThrow("damaged at line 1");
    await damaged.close();
  });
});

it("is off for a public site that names no node", async () => {
  const { chain, lines } = await open({ SITE_URL: "https://kinolume.example" });
  expect(chain).toBeNull();
  expect(lines).toMatchObject([
    { msg: expect.stringContaining("payments and verification are off") },
  ]);
  expect(await reportOn(chain)).toEqual({ status: "ok", detail: "not configured" });
});

it("is degraded while its node cannot be reached", async () => {
  const env = { ETH_RPC_URL: "http://127.0.0.1:9", ETH_CHAIN_ID: "31337" };
  const { chain, lines } = await open(env);
  expect(lines).toMatchObject([{ msg: "the Ethereum node cannot be reached" }]);
  expect(await reportOn(chain)).toEqual({ status: "degraded", detail: "cannot be reached" });
});
