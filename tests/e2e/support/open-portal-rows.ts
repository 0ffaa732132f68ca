import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";

export type PortalWriter = {
  /** A client's work in every state; `mark` is in every title. */
  fill(email: string, mark: string): Promise<void>;
  close(): Promise<void>;
};

/** Writes what the studio would have written, into the product under test. */
export async function openPortalRows(dataDirectory: string): Promise<PortalWriter> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    fill: async (email, mark) => {
      await db.asOwner(async (sql) => {
        const owner = sql`(select id from auth.users where email = ${email})`;
        await sql`
          update profiles set display_name = ${`${mark} Person`}, company_name = ${`${mark} Ltd`}
          where user_id = ${owner}`;
        await sql`
          insert into projects (
            user_id, title, description, status, priority, progress, budget, project_type,
            estimated_completion_date, created_at
          )
          select ${owner}, ${mark} || ' ' || title, 'About the ' || title, status, priority,
            progress, budget, 'brand-video', due::date, now() - age * interval '1 day'
          from (values
            ('opener',  'pending',     'low',    null, null,    null,         1),
            ('trailer', 'in_progress', 'urgent', null, 1500.50, '2027-01-31', 2),
            ('teaser',  'in_progress', 'high',   40,   1000,    '2027-01-15', 3),
            ('advert',  'review',      'medium', 90,   500,     '2026-12-31', 4),
            ('series',  'completed',   'low',    100,  2000,    '2026-01-31', 5),
            ('pilot',   'cancelled',   'medium', null, 0,       null,         6)
          ) as t (title, status, priority, progress, budget, due, age)`;
        await sql`
          insert into pr_deliverables (project_id, title, status, delivered_at)
          select id, 'First cut', 'delivered', now() from projects
          where user_id = ${owner} and title like '%trailer'`;
        await sql`
          with campaign as (
            insert into pr_campaigns (user_id, title, status)
            values (${owner}, ${`${mark} launch`}, 'active') returning id
          )
          insert into pr_campaign_metrics (campaign_id, metric_date, reach, media_mentions, sentiment_score)
          select id, day::date, reach, mentions, score from campaign, (values
            ('2026-10-01', 1000, 3, 0.72), ('2026-11-01', 234, 4, 0.73)
          ) as t (day, reach, mentions, score)`;
      });
    },
    close: () => db.close(),
  };
}
