import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { isAllowed, verbs } from "./attempt.ts";
import { listColumns, listFunctions, listTables } from "./catalogue.ts";
import { expectedAccess, expectedFunctions, parties, type Party } from "./expected-access.ts";
import {
  describeReply,
  describeSampleRows,
  insertSampleRows,
  type SampleRows,
} from "./sample-rows.ts";
import type { Caller, Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let client: Person;
let other: Person;
let staff: Person;
let clientRows: SampleRows;
let otherRows: SampleRows;

beforeAll(async () => {
  test = await createTestDatabase();
  [client, other, staff] = [
    await createPerson(test.owner),
    await createPerson(test.owner),
    await createPerson(test.owner, { staff: true }),
  ];
  clientRows = await insertSampleRows(test.owner, client);
  otherRows = await insertSampleRows(test.owner, other);
});
afterAll(() => test.drop());

const roles: Record<Party, string> = {
  anon: "anon",
  own: "authenticated",
  other: "authenticated",
  staff: "authenticated",
  service: "service_role",
  server: "kinolume_server",
};

const callers: Record<Exclude<Party, "server">, () => Caller> = {
  anon: () => ({ role: "anon", claims: null }),
  own: () => client.caller,
  other: () => client.caller,
  staff: () => staff.caller,
  service: () => ({ role: "service_role", claims: null }),
};

function runAs(party: Party) {
  return (work: (sql: Transaction) => Promise<never>): Promise<never> =>
    party === "server"
      ? test.database.asOwner(work)
      : test.database.asCaller(callers[party](), work);
}

/** A person's new row in the table. A new profile needs an account that has none yet. */
async function describeFreshRow(table: string, party: Party) {
  const rows = party === "other" ? otherRows : clientRows;
  const person = party === "other" ? other : client;
  const campaignId = String(rows["public.pr_campaigns"]?.["id"]);
  if (["public.chat_messages", "public.inbox_notes", "public.inbox_calls"].includes(table)) {
    return { ...rows[table], id: randomUUID() };
  }
  if (table === "public.talks") {
    const [begun] = await test.owner`insert into chat_conversations default values returning id`;
    return { id: String(begun?.["id"]) };
  }
  if (table === "public.inbox_replies") return describeReply(String(rows[table]?.["item_id"]));
  if (table === "public.profiles" && party !== "own" && party !== "other") {
    const newcomer = await createPerson(test.owner);
    await test.owner`delete from profiles where user_id = ${newcomer.id}`;
    return { user_id: newcomer.id, display_name: "Sample" };
  }
  return describeSampleRows(person, campaignId)[table];
}

async function readAccess(table: string, party: Party): Promise<string> {
  const existing = (party === "other" ? otherRows : clientRows)[table];
  const fresh = await describeFreshRow(table, party);
  const columns = await listColumns(test.owner, roles[party], table);
  const marks: string[] = [];
  for (const verb of verbs) {
    const allowed = await isAllowed(runAs(party), verb, { table, columns, existing, fresh });
    marks.push(allowed ? verb : ".");
  }
  return marks.join("");
}

describe("the matrix of tables", () => {
  it("names every table of the database, and no other", async () => {
    const tables = (await listTables(test.owner)).map((table) => table.name);
    expect([...expectedAccess.keys()].toSorted()).toEqual(tables.toSorted());
  });

  it("has a sample row for every served table", () => {
    const served = [...expectedAccess.keys()].filter((table) =>
      /^(?:public\.|storage\.objects$)/.test(table),
    );
    expect(Object.keys(clientRows).toSorted()).toEqual(served.toSorted());
  });
});

describe.each([...expectedAccess])("%s", (table, expected) => {
  it.each(parties)("lets %s do what the matrix says", async (party) => {
    expect(await readAccess(table, party)).toBe(expected[party]);
  });
});

describe("functions", () => {
  it.each(expectedFunctions)("%s", async (line) => {
    const [role = "", names = ""] = line.split(": ");
    expect(await listFunctions(test.owner, role)).toEqual(names.split(", "));
  });
});
