import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSection } from "../../app/features/portal/read-section.ts";
import { summariseCampaigns } from "../../domain/report/summarise-campaigns.ts";
import { startRestApp, type RestApp } from "./rest-app.ts";

let rest: RestApp;
const all = 5000;
const most = 1000;

beforeAll(async () => {
  rest = await startRestApp();
  await rest.owner`
    with campaign as (
      insert into public.pr_campaigns (user_id, title)
      select ${rest.people.ada.id}, 'Campaign ' || n from generate_series(1, 2) n returning id)
    insert into public.pr_campaign_metrics
      (campaign_id, metric_date, reach, social_engagement, media_mentions, sentiment_score)
    select id, date '2026-01-01' - day, 1000000007 + day, day * 3, day % 7, (day % 21 - 10) / 10.0
    from campaign, generate_series(1, ${all / 2}::int) day`;
  await rest.owner.unsafe(`
    create function public.all_metrics() returns setof public.pr_campaign_metrics
      language sql stable as 'select * from public.pr_campaign_metrics';
    create function public.count_up() returns setof int language sql immutable
      as 'select generate_series(1, 2500)';
    create table public.bulk (id int primary key);
    grant select, insert on public.bulk to service_role;
    notify pgrst, 'reload schema';`);
});
afterAll(() => rest.stop());

describe("one answer", () => {
  it("has a thousand rows at most, whoever asks and however many they ask for", async () => {
    for (const who of [rest.people.ada, "service_role"] as const) {
      const metrics = () => rest.as(who).from("pr_campaign_metrics");
      const answer = await metrics().select("*", { count: "exact" });
      expect([answer.status, answer.data?.length, answer.count]).toEqual([206, most, all]);
      expect((await metrics().select("id").limit(3000)).data).toHaveLength(most);
      expect((await metrics().select("id").range(4500, 5999)).data).toHaveLength(500);
      expect((await metrics().select("id").limit(7)).data).toHaveLength(7);
      const few = await metrics().select("id", { count: "exact" }).eq("media_mentions", 9);
      expect([few.status, few.count]).toEqual([200, 0]);
    }
  });

  it("has no more of what a function returns, or of what is embedded", async () => {
    const service = rest.as("service_role");
    const exact = { count: "exact" } as const;
    const rows = await service.rpc("all_metrics", {}, exact);
    expect([rows.data?.length, rows.count]).toEqual([most, all]);
    const values = await service.rpc("count_up", {}, exact);
    expect([values.data?.length, values.count, values.status]).toEqual([most, 2500, 206]);
    expect((await service.rpc("count_up").range(2400, 4000)).data).toHaveLength(100);
    const { data } = await service.from("pr_campaigns").select("id, pr_campaign_metrics(id)");
    expect(data?.map((campaign) => campaign.pr_campaign_metrics.length)).toEqual([most, most]);
  });

  it("has all that was written", async () => {
    const many = Array.from({ length: 1500 }, (_, id) => ({ id }));
    const { data } = await rest.as("service_role").from("bulk").insert(many).select("id");
    expect(data).toHaveLength(1500);
  });
});

describe("the portal", () => {
  it("adds up every entry, in the order of their days", async () => {
    const { ada } = rest.people;
    const metrics = await readSection("metrics", { backend: rest.as(ada), userId: ada.id });
    expect(metrics).toHaveLength(all);
    const days = metrics.map((metric) => metric.metric_date);
    expect(days).toEqual(days.toSorted().toReversed());
    const [sums] = await rest.owner<{ reach: bigint; mentions: bigint; sentiment: string }[]>`
      select sum(reach)::text as reach, sum(media_mentions)::text as mentions,
        round(avg(sentiment_score), 2)::text as sentiment
      from public.pr_campaign_metrics`;
    const { reach, mentions, sentiment } = summariseCampaigns(metrics);
    expect({ reach: `${reach}`, mentions: `${mentions}`, sentiment }).toEqual({ ...sums });
  });
});
