import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { insertPayment } from "../../payment/insert-payment.ts";

type StoredDraft = {
  title: string;
  description: string | null;
  campaign_type: string;
  target_audience: string | null;
  key_messages: string[];
  budget: string | null;
  start_date: string | null;
  end_date: string | null;
};

export type CampaignRows = {
  findDrafts(email: string): Promise<StoredDraft[]>;
  /** A quote for the client's only draft, in this state. */
  setQuote(email: string, state: "quoted" | "expired"): Promise<void>;
  /** As the server does once an anchor is final; an entry came in meanwhile. */
  verify(email: string, hash: string): Promise<void>;
  close(): Promise<void>;
};

export async function openCampaignRows(dataDirectory: string): Promise<CampaignRows> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    findDrafts: (email) =>
      db.asOwner(
        (sql) => sql<StoredDraft[]>`
          select title, description, campaign_type, target_audience, key_messages, budget::text,
            start_date::text, end_date::text
          from pr_campaigns join auth.users u on u.id = user_id
          where u.email = ${email} and status = 'draft' order by pr_campaigns.created_at`,
      ),
    setQuote: (email, state) =>
      db.asOwner(async (sql) => {
        const [draft] = await sql<{ id: string; user_id: string }[]>`
          select id, user_id from pr_campaigns
          where status = 'draft' and user_id = (select id from auth.users where email = ${email})`;
        if (!draft) throw new Error("There is no draft.");
        const { id: campaign_id, user_id } = draft;
        await sql`delete from eth_payments where campaign_id = ${campaign_id}`;
        await insertPayment(sql, { state, campaign_id, user_id });
      }),
    verify: (email, hash) =>
      db.asOwner(async (sql) => {
        await sql`
          with verified as (
            update pr_campaigns set blockchain_verified = true, blockchain_hash = ${hash}
            where user_id = (select id from auth.users where email = ${email})
            returning id
          )
          insert into pr_campaign_metrics (campaign_id, metric_date, reach)
          select id, '2026-11-09', 5678 from verified`;
      }),
    close: () => db.close(),
  };
}
