import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextCampaignStatuses } from "../../domain/campaign/next-statuses.ts";
import { campaignStatuses } from "../../domain/campaign/campaign.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let client: Person;
let staff: Person;
let campaign: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = await createPerson(test.owner, { displayName: "Ada", companyName: "Quay" });
  staff = await createPerson(test.owner, { staff: true });
  const [row] = await test.owner<{ id: string }[]>`
    insert into public.pr_campaigns (user_id, title, status)
    values (${client.id}, 'Open harbour', 'active') returning id`;
  campaign = row?.id ?? "";
});
afterAll(() => test.drop());

type Day = { metric_date: string; reach: number };

async function importAs(person: Person, days: readonly Day[]) {
  return test.database.asCaller(
    person.caller,
    (sql) =>
      sql`select * from public.import_metrics(${campaign}, ${sql.json(
        days.map((day) => ({
          social_engagement: 0,
          media_mentions: 0,
          sentiment_score: null,
          ...day,
        })),
      )})`,
  );
}

const stored = () => test.owner`
  select metric_date::text as day, reach::int from public.pr_campaign_metrics
  where campaign_id = ${campaign} order by 1`;

describe("import_metrics", () => {
  it("adds days, changes those that differ, and leaves the rest", async () => {
    const first = { metric_date: "2026-01-01", reach: 10 };
    const second = { metric_date: "2026-01-02", reach: 20 };
    expect(await importAs(staff, [first, second])).toEqual([
      { added: "2", changed: "0", unchanged: "0" },
    ]);
    const third = { metric_date: "2026-01-03", reach: 30 };
    expect(await importAs(staff, [first, { ...second, reach: 21 }, third])).toEqual([
      { added: "1", changed: "1", unchanged: "1" },
    ]);
    expect(await stored()).toEqual([
      { day: "2026-01-01", reach: 10 },
      { day: "2026-01-02", reach: 21 },
      { day: "2026-01-03", reach: 30 },
    ]);
  });

  it("stores nothing of a list in which one day is bad", async () => {
    const before = await stored();
    const good = { metric_date: "2026-02-01", reach: 1 };
    for (const bad of [
      { metric_date: "2026-02-02", reach: -1 },
      { metric_date: "2026-02-30", reach: 1 },
      good,
    ])
      await expect(importAs(staff, [good, bad])).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });

  it("takes no figures from before the campaign's start, whichever way they come", async () => {
    const before = await stored();
    await test.owner`update public.pr_campaigns set start_date = '2026-01-02' where id = ${campaign}`;
    const early = { metric_date: "2025-12-31", reach: 1 };
    const refusal = {
      code: "23514",
      message: "There are no figures of 2025-12-31: the campaign starts on 2026-01-02.",
    };
    await expect(
      importAs(staff, [{ metric_date: "2026-02-01", reach: 1 }, early]),
    ).rejects.toMatchObject(refusal);
    const insert = test.database.asCaller(
      staff.caller,
      (sql) =>
        sql`insert into public.pr_campaign_metrics ${sql({ campaign_id: campaign, ...early })}`,
    );
    await expect(insert).rejects.toMatchObject(refusal);
    const move = test.database.asCaller(
      staff.caller,
      (sql) => sql`
        update public.pr_campaign_metrics set metric_date = ${early.metric_date}
        where campaign_id = ${campaign} and metric_date = '2026-01-03'`,
    );
    await expect(move).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual(before);
    // On its first day it has begun.
    expect(await importAs(staff, [{ metric_date: "2026-01-02", reach: 21 }])).toMatchObject([
      { unchanged: "1" },
    ]);
  });

  it("is the studio's alone", async () => {
    const before = await stored();
    const day = { metric_date: "2026-03-01", reach: 1 };
    await expect(importAs(client, [day])).rejects.toMatchObject({ code: "42501" });
    expect(await stored()).toEqual(before);
  });
});

describe("list_campaigns", () => {
  it("finds campaigns by title and by client, for staff; clients find their own", async () => {
    const titles = (person: Person, search: string) =>
      test.database.asCaller(
        person.caller,
        (sql) =>
          sql`select title, client, person, last_entry::text from public.list_campaigns(${search})`,
      );
    const found = [
      { title: "Open harbour", client: "Quay", person: "Ada", last_entry: "2026-01-03" },
    ];
    expect(await titles(staff, "HARBOUR")).toEqual(found);
    expect(await titles(staff, "quay")).toEqual(found);
    expect(await titles(staff, "no such thing")).toEqual([]);
    const stranger = await createPerson(test.owner);
    expect(await titles(stranger, "")).toEqual([]);
  });
});

describe("the steps of a campaign", () => {
  const pairs = campaignStatuses.flatMap((from) =>
    campaignStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)("from %s to %s are those that the product knows", async (from, to) => {
    const [row] = await test.owner<{ id: string }[]>`
      insert into public.pr_campaigns (user_id, title, status)
      values (${client.id}, 'Step', ${from}) returning id`;
    const step = test.database.asCaller(
      staff.caller,
      (sql) => sql`
        update public.pr_campaigns set status = ${to} where id = ${row?.id ?? ""} returning status`,
    );
    if (nextCampaignStatuses[from].includes(to)) expect(await step).toEqual([{ status: to }]);
    else await expect(step).rejects.toMatchObject({ code: "23514" });
  });
});
