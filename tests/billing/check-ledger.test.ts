import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger, type CheckedLedger } from "../../services/billing/check-ledger.ts";
import { holdSeries } from "../../services/billing/hold-series.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { insertInvoice } from "./insert-invoice.ts";

let test: TestDatabase;
let numbers: { id: string; number: string }[];

beforeAll(async () => {
  test = await createTestDatabase();
  numbers = [];
  for (const pence of [100_00, 200_50, 1, 99_999_999]) {
    numbers.push(await insertInvoice(test.owner, { pence }));
  }
});
afterAll(() => test.drop());

const check = () => test.database.asOwner(checkLedger);
type Change = (sql: postgres.ISql) => Promise<unknown>;

/** What the check says after somebody has done this who may do everything, past every trigger; then it is undone. */
async function checkAfter(...changes: Change[]): Promise<CheckedLedger[]> {
  const told: CheckedLedger[] = [];
  const undone = new Error("undone");
  await test.owner
    .begin(async (sql) => {
      for (const change of changes) {
        await sql`set local session_replication_role = replica`;
        await change(sql);
        await sql`set local session_replication_role = origin`;
        told.push(await checkLedger(sql));
      }
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return told;
}
const second = () => numbers[1]?.id ?? "";

describe("the ledger", () => {
  it("holds as it was written", async () => {
    expect(numbers.map(({ number }) => number)).toEqual([
      "INV-00001",
      "INV-00002",
      "INV-00003",
      "INV-00004",
    ]);
    expect(await check()).toMatchObject({ documents: 4, anchored: null, broken: null });
  });

  it.each<[string, string, Change]>([
    [
      "a changed word",
      "content",
      (sql) => sql`
        update billing_documents
        set content = jsonb_set(content, '{buyer,name}', '"Another Ltd"'), buyer_name = 'Another Ltd'
        where id = ${second()}`,
    ],
    [
      "a changed sum beside the document",
      "columns",
      (sql) => sql`
        update billing_documents set net_pence = 1, total_pence = 1 where id = ${second()}`,
    ],
    [
      "a document taken away",
      "gone",
      (sql) => sql`delete from billing_documents where id = ${second()}`,
    ],
    [
      "a link taken away with its document",
      "missing-link",
      async (sql) => {
        await sql`delete from billing_documents where id = ${second()}`;
        await sql`delete from private.document_chain where document_id = ${second()}`;
      },
    ],
    [
      "a link written anew",
      "link",
      (sql) => sql`
        update private.document_chain set previous_hash = ${`0x${"1".repeat(64)}`}
        where document_id = ${second()}`,
    ],
    [
      "another file",
      "file",
      (sql) => sql`
        insert into private.document_files (document_id, sha256, bytes)
        values (${second()}, ${`0x${"1".repeat(64)}`}, 'other')`,
    ],
    [
      "a balance written by hand",
      "sum",
      (sql) => sql`update document_balances set paid_pence = 5 where document_id = ${second()}`,
    ],
  ])("names the first place of %s", async (_, reason, change) => {
    const [told] = await checkAfter(change);
    const broken = told?.broken;
    expect(broken?.reason).toBe(reason);
    // The link after one that is gone is where it shows.
    expect(broken?.number).toBe(reason === "missing-link" ? "INV-00003" : "INV-00002");
  });

  it("finds a document that came into being past the chain", async () => {
    const [told] = await checkAfter(
      (sql) => sql`
        insert into billing_documents (
          kind, series, state, content, sequence, number, issued_on, tax_point, due_on, net_pence,
          vat_pence, total_pence, buyer_name
        )
        select kind, series, state, content, 9, 'INV-00009', issued_on, tax_point, due_on, net_pence,
          vat_pence, total_pence, buyer_name
        from billing_documents where id = ${second()}`,
    );
    expect(told?.broken).toEqual({ number: "INV-00009", reason: "unchained" });
  });

  it("finds a whole end cut off, and one rewritten with all its hashes, by the anchor", async () => {
    const [cut, rewritten] = await checkAfter(
      async (sql) => {
        await sql`select private.anchor_ledger()`;
        await sql`delete from billing_documents where number = 'INV-00004'`;
        await sql`delete from private.document_chain where number = 'INV-00004'`;
        await sql`update private.document_series set last_sequence = 3 where series = 'INV'`;
      },
      async (sql) => {
        await sql`set local session_replication_role = origin`;
        await insertInvoice(sql, { pence: 5 });
      },
    );
    expect(cut?.broken).toEqual({ number: "INV-00004", reason: "missing-link" });
    expect(rewritten?.broken).toEqual({ number: "INV-00004", reason: "anchor" });
  });

  it("is anchored once for each end, with what anybody can reckon again", async () => {
    const [first] = await test.owner`select private.anchor_ledger() as head`;
    expect(first?.["head"]).toBe((await check()).head);
    const [again] = await test.owner`select private.anchor_ledger() as head`;
    expect(again?.["head"]).toBeNull();
    await insertInvoice(test.owner);
    await test.owner`select private.anchor_ledger()`;
    const anchors = await test.owner`
      select content::jsonb ->> 'number' as number from content_anchors
      where content_type = 'ledger' order by 1`;
    expect(anchors.map((each) => each["number"])).toEqual(["INV-00004", "INV-00005"]);
  });
});

describe("after an older backup", () => {
  it("no number is given until the studio has said which was the last, and the lost ones are known", async () => {
    await test.database.asOwner(holdSeries);
    await expect(insertInvoice(test.owner)).rejects.toThrow("An older backup was restored.");
    const finance = await createPerson(test.owner, { staff: true, roles: ["finance"] });
    const confirm = (last: number) =>
      test.database.asCaller(finance.caller, (sql) => sql`select confirm_series('INV', ${last})`);
    await expect(confirm(3)).rejects.toThrow("It has come to 5 already");
    await confirm(7);
    expect((await insertInvoice(test.owner)).number).toBe("INV-00008");
    expect((await check()).broken).toBeNull();
  });

  it("only those who write invoices say so, and only while it waits", async () => {
    const finance = await createPerson(test.owner, { staff: true, roles: ["finance"] });
    const producer = await createPerson(test.owner, { staff: true, roles: ["producer"] });
    const client = await createPerson(test.owner);
    const confirm = ({ caller }: typeof finance) =>
      test.database.asCaller(caller, (sql) => sql`select confirm_series('INV', 9)`);
    await expect(confirm(finance)).rejects.toThrow("That series does not wait.");
    await test.database.asOwner(holdSeries);
    await expect(confirm(producer)).rejects.toThrow("Only finance and admins can");
    await expect(confirm(client)).rejects.toThrow("Only the studio can do this.");
  });
});
