import { randomUUID } from "node:crypto";
import { canonicalCampaign, type CampaignContent } from "../../domain/proof/anchored-campaign.ts";
import { createAnchoring } from "../../services/proof/anchor-contents.ts";
import { openAnchoring, type Anchoring } from "../../services/proof/open-anchoring.ts";
import type { RegistryTarget } from "../../services/proof/registry-target.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { startTestChain, type TestChain } from "../support/test-chain.ts";

export type ProofApp = AuthApp & {
  chain: TestChain;
  anchoring: Anchoring;
  target: RegistryTarget;
  /** One run of the job, as the runner would give it. */
  work(options?: { stuckSeconds?: number }): Promise<void>;
  /** Draws up a campaign of the member's and answers its id. */
  draft(member: Member, content?: Partial<CampaignContent>): Promise<string>;
  /** Asks as the dashboard does. */
  verify(member: Member, campaignId: string, content?: string): Promise<Answer>;
  check(contentHash: string): Promise<Answer>;
  anchorOf(campaignId: string): Promise<AnchorRow>;
  stop(): Promise<void>;
};

type Answer = { status: number; body: Record<string, unknown> };
type AnchorRow = {
  state: string;
  content: string;
  content_hash: string;
  block_number: number | null;
  transaction_hash: string | null;
  proof: unknown;
};

export const sample: CampaignContent = {
  title: "Harbour lights",
  description: null,
  campaign_type: "brand_awareness",
  target_audience: "Freight buyers",
  key_messages: ["Open all night", "Slots to the minute"],
};

/** The functions over a real database, and a registry on a chain whose blocks come on demand. */
export async function startProofApp(): Promise<ProofApp> {
  const app = await startAuthApp();
  const chain = await startTestChain();
  const config = { key: undefined, registry: undefined };
  const anchoring = await openAnchoring({
    database: app.database,
    chain,
    config,
    onUnreachable: (error) => app.unexpected.push(error),
  });
  if (!anchoring) throw new Error("Anchoring is off.");
  const target = await anchoring.findTarget();
  await chain.mine(2);

  async function call(name: string, json: object, member?: Member): Promise<Answer> {
    const session = await member?.client.auth.getSession();
    const token = session?.data.session?.access_token;
    const response = await fetch(`${app.url}/functions/v1/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: app.publishableKey,
        "x-test-address": randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(json),
    });
    return { status: response.status, body: await response.json() };
  }

  async function contentOf(campaignId: string): Promise<string> {
    const [row] = await app.owner<CampaignContent[]>`
      select title, description, campaign_type, target_audience, key_messages
      from pr_campaigns where id = ${campaignId}`;
    if (!row) throw new Error("There is no such campaign.");
    return canonicalCampaign(row);
  }

  return {
    ...app,
    chain,
    anchoring,
    target,
    async work({ stuckSeconds = 60 } = {}) {
      await createAnchoring(anchoring.findTarget, { stuckSeconds, followMilliseconds: 0 })({
        id: randomUUID(),
        kind: "anchor-contents",
        payload: {},
        attempt: 1,
        signal: new AbortController().signal,
        transaction: (work) => app.database.asOwner(work),
      });
    },
    async draft(member, content = {}) {
      const id = randomUUID();
      const row = { ...sample, title: `Campaign ${id}`, ...content };
      await app.owner`
        insert into pr_campaigns (id, user_id, title, description, campaign_type, target_audience, key_messages)
        values (
          ${id}, ${member.id}, ${row.title}, ${row.description}, ${row.campaign_type},
          ${row.target_audience}, ${[...row.key_messages]}
        )`;
      return id;
    },
    verify: async (member, campaignId, content) =>
      call(
        "blockchain-verify-content",
        {
          contentId: campaignId,
          content: content ?? (await contentOf(campaignId)),
          contentType: "campaign",
        },
        member,
      ),
    check: (contentHash) => call("verify-content-authenticity", { contentHash }),
    async anchorOf(campaignId) {
      const [row] = await app.owner<AnchorRow[]>`
        select state, content, content_hash, block_number::float8, transaction_hash, proof
        from content_anchors where campaign_id = ${campaignId} order by created_at desc limit 1`;
      if (!row) throw new Error("There is no anchor.");
      return row;
    },
    async stop() {
      await app.stop();
      await chain.close();
    },
  };
}
