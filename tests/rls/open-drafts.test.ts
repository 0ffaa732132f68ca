import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentState } from "../../domain/payment/payment-state.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let client: Person;
let other: Person;
let staff: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  await syncPackages(test.database);
  client = await createPerson(test.owner);
  other = await createPerson(test.owner);
  staff = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());

async function addDraft(values: Record<string, string> = {}): Promise<string> {
  const id = randomUUID();
  await test.owner`
    insert into pr_campaigns ${test.owner({ id, user_id: client.id, title: "Mine", ...values })}`;
  return id;
}

const edit = ({ caller }: Person, id: string, values: Record<string, string> = { title: "New" }) =>
  test.database.asCaller(
    caller,
    async (sql) => (await sql`update pr_campaigns set ${sql(values)} where id = ${id}`).count,
  );
const remove = ({ caller }: Person, id: string) =>
  test.database.asCaller(
    caller,
    async (sql) => (await sql`delete from pr_campaigns where id = ${id}`).count,
  );

async function addPayment(campaign_id: string, state: PaymentState) {
  const paid = state === "paid" && { paid_at: new Date() };
  const id = await insertPayment(test.owner, { state: "quoted", campaign_id, user_id: client.id });
  await test.owner`
    update eth_payments set ${test.owner({
      state,
      transaction_hash: `0x${id.replaceAll("-", "")}${id.replaceAll("-", "")}`,
      ...(state === "refunded" && { resolution: "Sent back." }),
      ...paid,
    })} where id = ${id}`;
  return id;
}

const refused = (words: RegExp) => ({ code: "42501", message: expect.stringMatching(words) });

describe("a draft", () => {
  it("is its client's to change and to delete, whatever became of earlier quotes", async () => {
    const id = await addDraft();
    await addPayment(id, "expired");
    await addPayment(id, "refunded");
    await test.owner`
      insert into content_anchors (campaign_id, content, content_hash, state)
      values (${id}, '{}', ${`0x${"a".repeat(64)}`}, 'failed')`;
    expect(await edit(client, id)).toBe(1);
    expect(await remove(client, id)).toBe(1);
    expect(await test.owner`select 1 from eth_payments where campaign_id = ${id}`).toHaveLength(0);
  });

  it("is nobody else's to touch, and leads its client to nothing that is bought", async () => {
    const id = await addDraft();
    expect(await edit(other, id)).toBe(0);
    expect(await remove(other, id)).toBe(0);
    expect(await remove(staff, id)).toBe(0);
    for (const values of [{ status: "active" }, { package_id: "basic-pr" }]) {
      await expect(edit(client, id, values)).rejects.toMatchObject({ code: "42501" });
    }
    expect(await edit(staff, id)).toBe(1);
  });

  it.each<PaymentState>(["quoted", "confirming", "underpaid", "overpaid", "late", "review"])(
    "stays as it is while a payment for it is %s, and says so",
    async (state) => {
      const id = await addDraft();
      await addPayment(id, state);
      const answer = refused(/payment for this draft is under way/);
      await expect(edit(client, id)).rejects.toMatchObject(answer);
      await expect(remove(client, id)).rejects.toMatchObject(answer);
      expect(await edit(staff, id)).toBe(1);
    },
  );

  it("stays as it is once it is paid for, anchored or begun, and says why", async () => {
    const paid = await addDraft();
    await addPayment(paid, "paid");
    await expect(edit(client, paid)).rejects.toMatchObject(refused(/is paid for/));
    const bought = await addDraft({ package_id: "basic-pr" });
    await expect(remove(client, bought)).rejects.toMatchObject(refused(/is paid for/));
    const anchored = await addDraft();
    await test.owner`
      insert into content_anchors (campaign_id, content, content_hash)
      values (${anchored}, '{}', ${`0x${"b".repeat(64)}`})`;
    await expect(edit(client, anchored)).rejects.toMatchObject(refused(/blockchain/));
    await expect(remove(client, anchored)).rejects.toMatchObject(refused(/blockchain/));
    const active = await addDraft({ status: "active" });
    await expect(edit(client, active)).rejects.toMatchObject(refused(/Only drafts/));
    await expect(remove(client, active)).rejects.toMatchObject(refused(/Only drafts/));
    const planned = await addDraft();
    await test.owner`insert into pr_deliverables (campaign_id, title) values (${planned}, 'Film')`;
    await expect(remove(client, planned)).rejects.toMatchObject(refused(/planned work/));
    expect(await edit(client, planned)).toBe(1);
  });

  it("waits for a payment that is being opened, and then stays", async () => {
    const id = await addDraft();
    let removal: Promise<unknown> | undefined;
    await test.owner.begin(async (sql) => {
      await insertPayment(sql, { state: "quoted", campaign_id: id, user_id: client.id });
      removal = remove(client, id).catch((error: unknown) => error);
      // Not before the other one stands at the lock.
      let isWaiting = false;
      while (!isWaiting) {
        const found = await test.owner`
          select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'delete from pr_campaigns%'
            and datname = current_database()`;
        isWaiting = found.length > 0;
      }
    });
    expect(await removal).toMatchObject(refused(/under way/));
  });
});
