import { randomUUID } from "node:crypto";
import { parseEther, type Hash } from "viem";
import {
  confirmAnswer,
  refusalAnswer,
  setupAnswer,
  type SetupAnswer,
} from "../../domain/payment/payment-answer.ts";
import { placeholderCampaignId } from "../../domain/payment/payment-request.ts";
import { followChain } from "../../services/payment/follow-chain.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { startAuthApp, type Member } from "../support/auth-app.ts";
import { startFailingChain, type Payer } from "./failing-chain.ts";

type Body = Record<string, unknown>;
type Asked = { member?: Member; network?: string };

/** The function behind a server, a chain that can fail, and payers with money. */
export async function startPaymentApp(nodeCount = 1) {
  const chain = await startFailingChain(nodeCount);
  const app = await startAuthApp(() => ({}), { chain: chain.chain });
  await syncPackages(app.database);
  const genesis = await chain.chain.readGenesis();
  const disagreements: Error[] = [];

  async function ask(body: Body, { member, network = randomUUID() }: Asked = {}) {
    const session = await member?.client.auth.getSession();
    const token = session?.data.session?.access_token ?? app.publishableKey;
    const answer = await fetch(`${app.url}/functions/v1/process-eth-payment`, {
      method: "POST",
      headers: {
        apikey: app.publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "x-test-address": network,
      },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    return { status: answer.status, json, headers: answer.headers };
  }

  async function setUp(payer: Payer, body: Body = {}, asked?: Asked): Promise<SetupAnswer> {
    const answer = await ask(
      {
        campaignId: placeholderCampaignId,
        packageId: "basic-pr",
        ethAddress: payer.address,
        ...body,
      },
      asked,
    );
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
    return setupAnswer.parse(answer.json);
  }

  function confirmBody(payer: Payer, transactionHash: Hash, body: Body = {}): Body {
    return {
      campaignId: placeholderCampaignId,
      packageId: "basic-pr",
      ethAddress: payer.address,
      transactionHash,
      ...body,
    };
  }

  return {
    ...app,
    chain,
    disagreements,
    ask,
    setUp,
    confirmBody,
    async confirm(payer: Payer, hash: Hash, body: Body = {}, asked?: Asked) {
      const answer = await ask(confirmBody(payer, hash, body), asked);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
      return confirmAnswer.parse(answer.json);
    },
    async refuse(payer: Payer, hash: Hash, body: Body = {}, asked?: Asked) {
      const answer = await ask(confirmBody(payer, hash, body), asked);
      return { status: answer.status, ...refusalAnswer.parse(answer.json) };
    },
    /** One run of the watcher, with another receiving wallet where one is given. */
    follow: (receivingAddress = chain.chain.receivingAddress) =>
      followChain({
        chain: { ...chain.chain, receivingAddress },
        genesis,
        siteUrl: app.url,
        transaction: (work) => app.database.asOwner(work),
        report: (error) => disagreements.push(error),
      }),
    async readPayment(id: string) {
      const [row] = await app.owner`
        select p.state, p.transaction_hash, p.campaign_id, p.user_id, p.company_id, p.received_wei, p.paid_at,
          c.status, c.user_id as owner, c.company_id as campaign_company
        from public.eth_payments p left join public.pr_campaigns c on c.id = p.campaign_id
        where p.id = ${id}`;
      if (!row) throw new Error("No such payment");
      return row;
    },
    /** How many active campaigns somebody's payments have brought about. */
    async countCampaigns({ address }: Payer): Promise<number> {
      const rows = await app.owner`
        select distinct c.id from public.pr_campaigns c
        join public.eth_payments p on p.campaign_id = c.id
        where p.eth_address = ${address} and c.status = 'active'`;
      const [orphaned] = await app.owner<{ count: number }[]>`
        select count(*)::int as count from public.pr_campaigns where status = 'active'
          and id not in (select campaign_id from public.eth_payments where campaign_id is not null)`;
      return rows.length + (orphaned?.count ?? 0);
    },
    async stop() {
      await app.stop();
      await chain.stop();
    },
  };
}

export type PaymentApp = Awaited<ReturnType<typeof startPaymentApp>>;

export function amountOf({ requiredAmount }: { requiredAmount: string }): bigint {
  return parseEther(requiredAmount);
}
