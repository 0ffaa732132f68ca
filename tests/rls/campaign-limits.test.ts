import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CampaignValues } from "../../domain/campaign/campaign-form.ts";
import { parseCampaign } from "../../domain/campaign/parse-campaign.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let client: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  client = await createPerson(test.owner);
});
afterAll(() => test.drop());

const least: CampaignValues = { title: "Launch", campaign_type: "product_launch" };

/** As the browser does it: what the form makes of it, or what was typed where the form refuses. */
async function store(typed: Record<string, unknown>): Promise<void> {
  await test.database.asCaller(client.caller, async (sql) => {
    await sql`insert into pr_campaigns ${sql({ key_messages: [], ...typed })}`;
  });
}

const longMessages = (bytes: number) => "é".repeat((bytes - 4) / 2);

describe("the form for a new campaign takes what the database takes", () => {
  it.each<[string, CampaignValues]>([
    ["a title", { title: "a".repeat(200) }],
    ["a description", { description: "a".repeat(10_000) }],
    ["an audience", { target_audience: "a".repeat(2000) }],
    [
      "twenty messages",
      { key_messages: Array.from({ length: 20 }, (_, n) => `m ${n}`).join("\n") },
    ],
    ["messages in bytes", { key_messages: longMessages(20_000) }],
    ["quoted messages", { key_messages: `"\\ {}`.repeat(2000) }],
    ["a budget", { budget: "9999999999.99" }],
    ["a single day", { start_date: "2026-10-01", end_date: "2026-10-01" }],
  ])("up to the limit of %s", async (_, typed) => {
    const parsed = parseCampaign({ ...least, ...typed });
    if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
    await expect(store(parsed.campaign)).resolves.toBeUndefined();
  });

  it.each<[string, CampaignValues, Record<string, unknown>]>([
    ["a title", { title: "a".repeat(201) }, { title: "a".repeat(201) }],
    ["a description", { description: "a".repeat(10_001) }, { description: "a".repeat(10_001) }],
    ["an audience", { target_audience: "a".repeat(2001) }, { target_audience: "a".repeat(2001) }],
    [
      "messages",
      { key_messages: Array.from({ length: 21 }, (_, n) => `m${n}`).join("\n") },
      { key_messages: Array.from({ length: 21 }, (_, n) => `m${n}`) },
    ],
    ["a budget", { budget: "10000000000" }, { budget: "10000000000" }],
    [
      "dates",
      { start_date: "2026-10-02", end_date: "2026-10-01" },
      { start_date: "2026-10-02", end_date: "2026-10-01" },
    ],
  ])("and beyond the limit of %s both refuse", async (_, typed, row) => {
    expect(parseCampaign({ ...least, ...typed })).toHaveProperty("faults");
    await expect(store({ ...least, ...row })).rejects.toThrow();
  });
});
