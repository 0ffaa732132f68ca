import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectionUrl } from "../support/connection-url.ts";
import { createCompany } from "../support/create-company.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function startNode() {
  const node = spawn(process.execPath, [join(import.meta.dirname, "notices-node.ts")], {
    env: { ...process.env, NODE_DATABASE: connectionUrl(test.connection) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(node.stdout, "data");
  return node;
}

const countMails = async () => {
  const [row] = await test.owner<{ count: number }[]>`
    select count(*)::int as count from private.outbox`;
  return row?.count ?? 0;
};

const people = 10_000;

describe("ten thousand notices that are due at once", () => {
  it("are sent once each, whichever of two nodes is killed", async () => {
    const { id: companyId } = await createCompany(test.owner);
    // Each of somebody else, so that a mail is a notice.
    await test.owner`
      with made as (
        insert into auth.users (email, raw_app_meta_data)
        select n || '@many.example', '{"role": "staff"}' from generate_series(1, ${people}) n
        returning id
      )
      insert into notices (person_id, topic, kind, key, company_id, facts, due_at)
      select id, 'studio_messages', 'review', 'one', ${companyId}, '{"title": "Cut"}', now() from made`;
    // A kind whose mail needs nothing but the notice.
    await test.owner`update notices set kind = 'payment'`;
    const first = await startNode();
    const second = await startNode();
    let third: typeof first | undefined;
    try {
      await expect.poll(countMails, { timeout: 30_000, interval: 20 }).toBeGreaterThan(500);
      first.kill("SIGKILL");
      await once(first, "exit");
      third = await startNode();
      const before = await countMails();
      await expect.poll(countMails, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
      second.kill("SIGKILL");
      await once(second, "exit");
      await expect.poll(countMails, { timeout: 120_000, interval: 200 }).toBe(people);
      third.kill("SIGKILL");
      await once(third, "exit");
    } finally {
      first.kill("SIGKILL");
      second.kill("SIGKILL");
      third?.kill("SIGKILL");
    }
    const [sent] = await test.owner`
      select count(distinct recipient)::int as recipients, count(*)::int as mails,
        (select count(*)::int from notices where sent_at is not null and due_at is null) as settled
      from private.outbox`;
    expect(sent).toEqual({ recipients: people, mails: people, settled: people });
  }, 240_000);
});
