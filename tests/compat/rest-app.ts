import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { restRoutes } from "../../server/rest/index.ts";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { anonKey, headersOf, nameCallers, tokenOf, type Who } from "../support/named-callers.ts";
import { serveOnLoopback } from "../support/serve-on-loopback.ts";

export type RestApp = TestDatabase & {
  url: string;
  app: Hono;
  people: { ada: Person; ben: Person; staff: Person };
  unexpected: unknown[];
  /** One with a person of each role, who are known here. */
  company(): Promise<Company>;
  /** supabase-js as this person, as a visitor, or with the secret key. */
  as(who: Who): SupabaseClient;
  headersOf: typeof headersOf;
  stop(): Promise<void>;
};

/** /rest/v1 on a loopback port. */
export async function startRestApp(): Promise<RestApp> {
  const held = await createTestDatabase();
  const people = {
    ada: await createPerson(held.owner, { displayName: "Ada", companyName: "Analytical" }),
    ben: await createPerson(held.owner, { displayName: "Ben" }),
    staff: await createPerson(held.owner, { displayName: "Studio", staff: true }),
  };
  const known: Person[] = Object.values(people);
  const unexpected: unknown[] = [];
  const app = new Hono();
  app.route(
    "/rest/v1",
    restRoutes({
      database: held.database,
      onUnexpected: (error) => unexpected.push(error),
      resolveCaller: nameCallers(known),
    }),
  );
  const { url, close } = await serveOnLoopback(app);
  return {
    ...held,
    url,
    app,
    people,
    unexpected,
    async company() {
      const made = await createCompany(held.owner);
      known.push(...Object.values(made.people));
      return made;
    },
    as: (who) => createClient(url, anonKey, { accessToken: async () => tokenOf(who) }),
    headersOf,
    async stop() {
      await close();
      await held.drop();
    },
  };
}

/** A number that no clock and no id has in it: where it is seen, a row of Ben is. */
const benReach = 987_654_321_987;

export type Seeded = { adaProject: string; benProject: string; adaCampaign: string };

/** Rows for both clients, so that isolation can be seen. */
export async function seedRows({ owner, people }: RestApp): Promise<Seeded> {
  const { ada, ben } = people;
  const projects = await owner<{ id: string }[]>`
    insert into public.projects (user_id, title, status, priority, budget, created_at) values
      (${ada.id}, 'Ada one', 'pending', 'low', 100.50, '2026-01-01'),
      (${ada.id}, 'Ada two', 'in_progress', 'urgent', 2500, '2026-01-02'),
      (${ada.id}, 'Ada, "three" (final)', 'completed', 'high', null, '2026-01-03'),
      (${ben.id}, 'Ben one', 'review', 'medium', 900, '2026-01-04')
    returning id`;
  const campaigns = await owner<{ id: string }[]>`
    insert into public.pr_campaigns (user_id, title, key_messages, created_at) values
      (${ada.id}, 'Ada launches', '{trust,craft}', '2026-02-01'),
      (${ada.id}, 'Ada waits', '{}', '2026-02-02'),
      (${ben.id}, 'Ben launches', '{trust}', '2026-02-03')
    returning id`;
  const [first, , third] = campaigns;
  await owner`
    insert into public.pr_campaign_metrics (campaign_id, metric_date, reach, sentiment_score) values
      (${first?.id ?? ""}, '2026-03-01', 100, 0.5), (${first?.id ?? ""}, '2026-03-02', 300, 0.7),
      (${third?.id ?? ""}, '2026-03-01', ${benReach}, 0.1)`;
  await owner`
    insert into public.substack_posts (guid, title, link, pub_date)
    select 'post-' || n, 'Post ' || n, 'https://news.example/' || n, '2026-01-01'::timestamptz + n * interval '1 day'
    from generate_series(1, 12) n`;
  const [one, , , four] = projects;
  return { adaProject: one?.id ?? "", benProject: four?.id ?? "", adaCampaign: first?.id ?? "" };
}
