import { afterAll, beforeAll, expect, it } from "vitest";
import { openAnchoring } from "../../services/proof/open-anchoring.ts";
import type { Chain } from "../../services/chain/chain.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import { startTestChain, type TestChain } from "../support/test-chain.ts";
import { startProofApp, type ProofApp } from "./proof-app.ts";

let app: ProofApp;
let other: TestChain;
beforeAll(async () => {
  app = await startProofApp();
  other = await startTestChain();
});
afterAll(async () => {
  await other.close();
  await app.stop();
});

type Config = { key?: `0x${string}`; registry?: `0x${string}` };

function open(chain: Chain | null, { key, registry }: Config = {}) {
  const unreachable: unknown[] = [];
  const opening = openAnchoring({
    database: app.database,
    chain,
    config: { key, registry },
    onUnreachable: (error) => unreachable.push(error),
  });
  return opening.then((anchoring) => ({ anchoring, unreachable }));
}
const configured = (chain: Chain): Chain => ({ ...chain, kind: "configured" });
const { privateKey: key } = developmentWallets.publisher;

it("is found again by the next start, and deployed anew on a new chain, with all that was lost", async () => {
  const client = await app.member();
  const id = await app.draft(client);
  await app.verify(client, id);
  await app.work();
  await app.chain.mine(3);
  await app.work();
  const again = await open(app.chain);
  expect(await again.anchoring?.findTarget()).toMatchObject({ registry: app.target.registry });
  expect(await app.anchorOf(id)).toMatchObject({ state: "final" });

  const { anchoring } = await open(other);
  // Asked by two at once, it is deployed once.
  const [one, two] = await Promise.all([anchoring?.findTarget(), anchoring?.findTarget()]);
  expect(one).toBe(two);
  expect(await other.client.getTransactionCount({ address: app.target.account.address })).toBe(1);
  expect(await app.anchorOf(id)).toMatchObject({ state: "pending", proof: null });
  const [campaign] = await app.owner`
    select blockchain_verified from pr_campaigns where id = ${id}`;
  expect(campaign).toEqual({ blockchain_verified: false });
});

it("of one's own has to be named, and to be there", async () => {
  const chain = configured(app.chain);
  await expect(open(chain, { key })).rejects.toThrow("CONTENT_REGISTRY is not");
  const nowhere = `0x${"12".repeat(20)}` as const;
  await expect(open(chain, { key, registry: nowhere })).rejects.toThrow("has no contract");
  const { anchoring } = await open(chain, { key, registry: app.target.registry });
  expect(await anchoring?.findTarget()).toMatchObject({ registry: app.target.registry });
});

it("may be out of reach when the server starts", async () => {
  app.chain.setReachable(false);
  const { anchoring, unreachable } = await open(configured(app.chain), {
    key,
    registry: app.target.registry,
  });
  expect(unreachable).toHaveLength(1);
  await expect(anchoring?.findTarget()).rejects.toThrow();
  app.chain.setReachable(true);
  expect(await anchoring?.findTarget()).toMatchObject({ registry: app.target.registry });
});

it("is none without a chain or a key: requests are told so", async () => {
  expect((await open(configured(app.chain))).anchoring).toBeNull();
  expect((await open(null)).anchoring).toBeNull();
  const client = await app.member();
  const answer = await app.verify(client, await app.draft(client));
  expect(answer).toEqual({
    status: 503,
    body: { error: "Blockchain verification is not set up on this site." },
  });
});
