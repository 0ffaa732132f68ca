import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let staff: Person;
let ida: Person;
let bo: Person;
let invited: Person;
let quay: Company;

beforeAll(async () => {
  test = await createTestDatabase();
  const { owner } = test;
  staff = await createPerson(owner, { staff: true, displayName: "Mara" });
  ida = await createPerson(owner, {
    email: "ida@harbour.example",
    displayName: "Ida Lund",
    companyName: "Harbour Ltd",
  });
  bo = await createPerson(owner, { displayName: "Bo Strand", companyName: "100% Film" });
  invited = await createPerson(owner, { displayName: "Cleo" });
  quay = await createCompany(owner, "Quay & Co");
  await owner`
    update auth.users set email_confirmed_at = null, invited_at = now() where id = ${invited.id}`;
  await owner`insert into projects (user_id, title) values (${ida.id}, 'One'), (${ida.id}, 'Two')`;
  await owner`insert into pr_campaigns (user_id, title) values (${bo.id}, 'Launch')`;
  await owner`insert into messages (user_id, body, from_studio) values (${bo.id}, 'Hello', false)`;
  await owner`
    insert into enquiries (kind, email, content_hash)
    values ('contact', 'Ida@Harbour.example', 'a'), ('quote', 'other@harbour.example', 'b')`;
  await owner`
    insert into leads (name, email, content_hash) values ('Ida', 'ida@harbour.example', 'c')`;
});
afterAll(() => test.drop());

type Arguments = Partial<Record<"search" | "only_those" | "sort", string>> & {
  first_row?: number;
  row_count?: number;
};

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

function list(person: Person, asked: Arguments = {}) {
  const { search = null, only_those = null, sort = null, first_row = 0, row_count = 50 } = asked;
  return as(
    person,
    (sql) => sql`
      select * from list_clients(${search}, ${only_those}, ${sort}, ${first_row}, ${row_count})`,
  );
}

const names = async (asked: Arguments) =>
  (await list(staff, asked)).map((row) => String(row["name"]));

describe("the list of clients", () => {
  it("has each client once with what there is of them, and no staff", async () => {
    expect(await list(staff)).toMatchObject([
      { name: "100% Film", contact: "Bo Strand", campaigns: "1", projects: "0", unread: "1" },
      { name: "Cleo", contact: "Cleo", state: "invited", people: "1", total: "4" },
      { name: "Harbour Ltd", email: "ida@harbour.example", state: "active", projects: "2" },
      { company_id: quay.id, name: "Quay & Co", contact: "A owner", people: "4", state: "active" },
    ]);
  });

  it("is empty for everyone but staff", async () => {
    expect(await list(ida)).toHaveLength(0);
    const account = await as(ida, (sql) => sql`select * from read_client(${ida.id})`);
    const contacts = await as(ida, (sql) => sql`select * from list_client_contacts(${ida.id})`);
    expect([...account, ...contacts]).toEqual([]);
  });

  it("is searched by parts of name, company and address, none of them a pattern", async () => {
    expect(await names({ search: "LUND" })).toEqual(["Harbour Ltd"]);
    expect(await names({ search: "harbour" })).toEqual(["Harbour Ltd"]);
    expect(await names({ search: "100%" })).toEqual(["100% Film"]);
    expect(await names({ search: "a VIEWER" })).toEqual(["Quay & Co"]);
    expect(await names({ search: "_" })).toEqual([]);
  });

  it("is sorted both ways, and by what is counted", async () => {
    expect(await names({ sort: "-name" })).toEqual([
      "Quay & Co",
      "Harbour Ltd",
      "Cleo",
      "100% Film",
    ]);
    expect((await names({ sort: "contact" }))[0]).toBe("Quay & Co");
    expect((await names({ sort: "-people" }))[0]).toBe("Quay & Co");
    expect((await names({ sort: "-projects" }))[0]).toBe("Harbour Ltd");
    expect((await names({ sort: "-unread" }))[0]).toBe("100% Film");
  });

  it("is filtered, and given in pages with the total", async () => {
    expect(await names({ only_those: "invited" })).toEqual(["Cleo"]);
    expect(await names({ only_those: "unread" })).toEqual(["100% Film"]);
    expect(await list(staff, { first_row: 1, row_count: 1 })).toMatchObject([
      { name: "Cleo", total: "4" },
    ]);
  });
});

describe("one client", () => {
  it("is found with what came in from their address", async () => {
    const [account] = await as(
      staff,
      (sql) => sql`select email, state from read_client(${ida.id})`,
    );
    expect(account).toEqual({ email: "ida@harbour.example", state: "active" });
    const contacts = await as(
      staff,
      (sql) => sql`
        select kind, status, item_id is not null as is_listed
        from list_client_contacts(${ida.id}) order by kind`,
    );
    expect(contacts).toEqual([
      { kind: "contact", status: "new", is_listed: true },
      { kind: "lead", status: "new", is_listed: true },
    ]);
  });

  it("who confirms their address is told of by their profile, which the studio follows", async () => {
    const touched = () => test.owner`select updated_at from profiles where user_id = ${invited.id}`;
    const before = await touched();
    await test.owner`update auth.users set email_confirmed_at = now() where id = ${invited.id}`;
    expect(await touched()).not.toEqual(before);
  });

  it("is edited by staff on their behalf", async () => {
    await as(
      staff,
      (sql) => sql`update profiles set company_name = 'Quay Ltd' where user_id = ${ida.id}`,
    );
    const [profile] = await as(ida, (sql) => sql`select company_name from profiles`);
    expect(profile).toEqual({ company_name: "Quay Ltd" });
  });
});
