import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let staff: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  staff = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

const write = (person: Person, body: string) =>
  as(person, (sql) => sql`insert into messages (body) values (${body}) returning created_at`);
const answer = (client: Person, body: string) =>
  as(staff, (sql) => sql`insert into messages (user_id, body) values (${client.id}, ${body})`);

async function readConversation({ id }: Person) {
  const [row] = await test.owner`
    select unread_by_client, unread_by_studio, is_unread, last_excerpt, last_from_studio, last_files
    from conversations where user_id = ${id}`;
  return row;
}

describe("a conversation", () => {
  it("counts for each side what the other wrote, and shows the last of it", async () => {
    const client = await createPerson(test.owner);
    expect(await readConversation(client)).toBeUndefined();
    await write(client, "Hello");
    await write(client, `Could we ${"really ".repeat(60)}talk?`);
    expect(await readConversation(client)).toMatchObject({
      unread_by_client: 0,
      unread_by_studio: 2,
      is_unread: true,
      last_excerpt: expect.stringMatching(/^Could we .{151}$/),
    });
    await answer(client, "Of course");
    await as(staff, (sql) => sql`select mark_messages_read(${client.id})`);
    expect(await readConversation(client)).toEqual({
      unread_by_client: 1,
      unread_by_studio: 0,
      is_unread: false,
      last_excerpt: "Of course",
      last_from_studio: true,
      last_files: 0,
    });
  });

  it("stays unread from the message on that the reader has not come to", async () => {
    const client = await createPerson(test.owner);
    const [first] = await write(client, "First");
    await write(client, "Second");
    const until = new Date(Number(first?.["created_at"]) + 1);
    await test.owner`
      update messages set created_at = created_at + interval '1 minute'
      where user_id = ${client.id} and body = 'Second'`;
    await as(staff, (sql) => sql`select mark_messages_read(${client.id}, ${until})`);
    expect(await readConversation(client)).toMatchObject({ unread_by_studio: 1 });
  });

  it("keeps its count while both sides write and read at once", async () => {
    const client = await createPerson(test.owner);
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        if (number % 3 === 0) return answer(client, `Answer ${number}`);
        if (number % 7 === 0) return as(client, (sql) => sql`select mark_messages_read()`);
        if (number % 11 === 0) {
          return as(staff, (sql) => sql`select mark_messages_read(${client.id})`);
        }
        return write(client, `Question ${number}`);
      }),
    );
    const [counted] = await test.owner`
      select count(*) filter (where from_studio)::int as unread_by_client,
        count(*) filter (where not from_studio)::int as unread_by_studio
      from messages where user_id = ${client.id} and read_at is null`;
    expect(await readConversation(client)).toMatchObject({ ...counted });
  });

  it("goes with its last message, and not before", async () => {
    const client = await createPerson(test.owner);
    await write(client, "First");
    await write(client, "Second");
    await test.owner`delete from messages where user_id = ${client.id} and body = 'First'`;
    expect(await readConversation(client)).toMatchObject({ unread_by_studio: 1 });
    await test.owner`delete from messages where user_id = ${client.id}`;
    expect(await readConversation(client)).toBeUndefined();
  });

  it("is staff's alone to assign, to staff alone, and that is on record", async () => {
    const client = await createPerson(test.owner);
    const colleague = await createPerson(test.owner, { staff: true });
    await write(client, "Hello");
    const assign = (by: Person, to: Person) =>
      as(
        by,
        (sql) => sql`
          update conversations set assigned_to = ${to.id} where user_id = ${client.id}`,
      );
    expect((await assign(client, client)).count).toBe(0);
    await expect(assign(staff, client)).rejects.toMatchObject({ code: "23514" });
    expect((await assign(staff, colleague)).count).toBe(1);
    const entries = await test.owner`
      select actor_id, changes from audit_log
      where table_name = 'conversations' and row_id = ${client.id}`;
    expect(entries).toEqual([
      { actor_id: staff.id, changes: { assigned_to: [null, colleague.id] } },
    ]);
    const rest = as(
      staff,
      (sql) => sql`update conversations set unread_by_studio = 0 where user_id = ${client.id}`,
    );
    await expect(rest).rejects.toMatchObject({ code: "42501" });
  });

  it("is listed unread first, then by its last message, by an index", async () => {
    const plan = await as(staff, async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql.unsafe<{ "QUERY PLAN": string }[]>(
        `explain select * from conversations
         order by is_unread desc, last_message_at desc, user_id limit 50`,
      );
    });
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("conversations_order_idx");
  });
});

describe("attachments of a message", () => {
  const insert = (sql: Transaction, client: Person, file: object) => sql`
    insert into messages (id, user_id, attachments)
    values (${randomUUID()}, ${client.id}, ${sql.json([{ ...file }])})`;
  const attach = (client: Person, by: Person, file: object) =>
    as(by, (sql) => insert(sql, client, file));
  const someoneWaits = () =>
    expect
      .poll(
        () => test.owner`
          select 1 from pg_locks
          where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      )
      .toHaveLength(1);
  const store = async <File extends { path: string }>(file: File) => {
    await test.owner`
      insert into storage.objects (bucket_id, name) values ('attachments', ${file.path})`;
    return file;
  };
  const describeFile = (folder: string) => ({
    bucket: "attachments",
    path: `${folder}/${randomUUID()}/cut.mp4`,
    name: "cut.mp4",
    type: "video/mp4",
    size: 12,
  });

  it("lie in the client's folder, whoever sends them", async () => {
    const [client, other] = [await createPerson(test.owner), await createPerson(test.owner)];
    await attach(client, client, await store(describeFile(client.id)));
    await attach(client, staff, await store(describeFile(client.id)));
    expect(await readConversation(client)).toMatchObject({ last_excerpt: "", last_files: 1 });
    for (const file of [
      describeFile(other.id),
      { ...describeFile(client.id), bucket: "deliverables" },
      { ...describeFile(client.id), size: "12" },
      { bucket: "attachments" },
    ])
      await expect(attach(client, client, file)).rejects.toMatchObject({ code: "23514" });
    await expect(attach(client, client, describeFile(client.id))).rejects.toMatchObject({
      code: "PT400",
    });
  });

  it("are not lost to a removal that comes while they are being sent, nor sent while they go", async () => {
    const client = await createPerson(test.owner);
    const remove = (sql: Transaction, { path }: { path: string }) =>
      sql`delete from storage.objects where name = ${path}`;
    const sent = await store(describeFile(client.id));
    const [removal] = await as(client, async (sql) => {
      await insert(sql, client, sent);
      const removing = as(client, (other) => remove(other, sent));
      await someoneWaits();
      return [removing] as const;
    });
    expect((await removal).count).toBe(0);

    const removed = await store(describeFile(client.id));
    const [sending] = await as(client, async (sql) => {
      expect((await remove(sql, removed)).count).toBe(1);
      const failure = attach(client, client, removed).catch((error: unknown) => error);
      await someoneWaits();
      return [failure] as const;
    });
    expect(await sending).toMatchObject({ code: "PT400" });
  });
});
