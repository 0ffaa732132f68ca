import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRealtimeApp, type RealtimeApp } from "./realtime-app.ts";

let app: RealtimeApp;
let userId: string;
beforeAll(async () => {
  app = await startRealtimeApp();
  userId = (await app.person()).id;
});
afterAll(() => app.stop());

const add = (title: string, sql: postgres.ISql = app.owner) =>
  sql`insert into projects (user_id, title) values (${userId}, ${title})`;

async function listLogged(): Promise<string[]> {
  const rows = await app.owner<{ title: string }[]>`
    select row_data ->> 'title' as title from private.change_log
    where relation = 'projects'::regclass order by id`;
  return rows.map(({ title }) => title);
}

async function sweep(seen: string | null): Promise<string> {
  const [row] = await app.database.sql<{ seen: string }[]>`
    select private.sweep_changes(${seen}::text::pg_snapshot)::text as seen`;
  return row?.seen ?? "";
}

describe("the log of changes", () => {
  it("keeps each for a whole turn after its commit, however long its transaction took", async () => {
    let first = "";
    await app.owner.begin(async (slow) => {
      await add("took long", slow);
      await add("quick");
      first = await sweep(null);
    });
    expect(await listLogged()).toEqual(["took long", "quick"]);
    const second = await sweep(first);
    expect(await listLogged()).toEqual(["took long"]);
    await sweep(second);
    expect(await listLogged()).toEqual([]);
  });

  it("is swept by every node", async () => {
    await app.startNode({ sweepMilliseconds: 20 });
    await add("swept");
    await expect.poll(listLogged).toEqual([]);
    expect(app.gaps).toEqual([]);
  });

  it("cannot be read but by the owner of the database", async () => {
    await expect(app.database.sql`select from private.change_log`).rejects.toThrow("permission");
    await expect(
      app.database.asOwner((sql) => sql`select from private.change_log`),
    ).rejects.toMatchObject({ code: "42501" });
  });
});
