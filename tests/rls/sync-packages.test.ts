import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prPackages } from "../../content/pr-packages.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function readAsVisitor() {
  const rows = await test.database.asCaller(
    { role: "anon", claims: null },
    (sql) => sql`
      select id, name, price_gbp::float8 as price_gbp, features, description, icon
      from pr_packages order by position`,
  );
  return rows.map((row) => ({ ...row }));
}

describe("the packages in the database", () => {
  it("are the ones of content/pricing.ts, at £500, £1,500 and £5,000", async () => {
    await syncPackages(test.database);
    expect(await readAsVisitor()).toEqual(prPackages);
    expect(prPackages.map(({ id, price_gbp }) => [id, price_gbp])).toEqual([
      ["basic-pr", 500],
      ["professional-pr", 1500],
      ["enterprise-pr", 5000],
    ]);
  });

  it("follow the content, and are left alone when nothing changed", async () => {
    await test.owner`update pr_packages set price_gbp = 1 where id = 'basic-pr'`;
    await test.owner`
      insert into pr_packages (id, name, price_gbp, description, icon)
      values ('withdrawn', 'Withdrawn', 1, 'Gone from the content', 'star')`;
    await syncPackages(test.database);
    expect(await readAsVisitor()).toEqual(prPackages);

    const before = await test.owner`select id, updated_at from pr_packages order by id`;
    await syncPackages(test.database);
    expect(await test.owner`select id, updated_at from pr_packages order by id`).toEqual(before);
  });
});
