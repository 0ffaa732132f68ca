import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { createConnectionPool } from "../../server/database/connection-pool.ts";
import { openSqlLink } from "../../server/database/sql-link.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Caller, Step } from "../../runtime/database/types.ts";

let test: TestDatabase;
let ada: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  ada = await createPerson(test.owner, { displayName: "  Ada  ", companyName: "" });
});
afterAll(() => test.drop());

function ask(text: string, ...values: string[]): Step {
  return { text, values, isPrepared: true };
}

const service: Caller = { role: "service_role", claims: null };

describe("a request", () => {
  it("runs as the caller, who entered as a login that is no superuser and owns nothing", async () => {
    const [who] = await test.database.asCaller(
      ada.caller,
      (sql) => sql`select current_user as role, session_user as login, auth.uid() as id`,
    );
    expect(who).toEqual({ role: "authenticated", login: "authenticator", id: ada.id });

    const [login] = await test.owner`
      select rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = 'authenticator'`;
    expect(login).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolinherit: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    });
  });

  it("leaves neither role nor claims behind on the connection", async () => {
    await test.database.asCaller(ada.caller, (sql) => sql`select 1`);
    const [left] = await test.database.asOwner(
      (sql) => sql`select current_user as role, auth.uid() as id`,
    );
    expect(left).toEqual({ role: "kinolume_server", id: null });
  });

  it("fails once its session has ended", async () => {
    const gone = await createPerson(test.owner);
    await test.owner`delete from auth.sessions where user_id = ${gone.id}`;
    const attempts = [
      () => test.database.asCaller(gone.caller, (sql) => sql`select * from projects`),
      () => test.database.askAsCaller(gone.caller, ask("select * from projects")),
      () => test.database.asCaller(gone.caller, async () => "nothing asked"),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: "session_not_found" });
    }
  });

  it("fails when it claims to be signed in but names no session", async () => {
    const caller = { role: "authenticated" as const, claims: { sub: ada.id } };
    const attempt = test.database.asCaller(caller, (sql) => sql`select 1`);
    await expect(attempt).rejects.toMatchObject({ code: "session_not_found" });
  });

  it("writes nothing when it fails half-way", async () => {
    const attempt = test.database.asOwner(async (sql) => {
      await sql`insert into private.jobs (kind) values ('half-way')`;
      throw new Error("half-way");
    });
    await expect(attempt).rejects.toThrow("half-way");
    expect(await test.owner`select * from private.jobs`).toHaveLength(0);
  });

  it("does not pass off a rolled back transaction as done", async () => {
    const attempt = test.database.asOwner(async (sql) => {
      await sql`insert into private.jobs (kind) values ('swallowed')`;
      await sql`select 1 / 0`.catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow("rolled back");
    expect(await test.owner`select * from private.jobs`).toHaveLength(0);
  });

  it("may not write when it only reads", async () => {
    const attempt = test.database.asCaller(
      { role: "service_role", claims: null },
      (sql) => sql`delete from projects`,
      { readOnly: true },
    );
    await expect(attempt).rejects.toMatchObject({ code: "25006" });
  });
});

describe("a request of one statement", () => {
  it("runs as the caller, and leaves nothing of it behind", async () => {
    const who = ask("select current_user, session_user, auth.uid()");
    for (const { caller, id } of [ada, await createPerson(test.owner)]) {
      const rows = await test.database.askAsCaller(caller, who);
      expect(rows).toEqual([["authenticated", "authenticator", id]]);
    }
    expect(await test.database.askAsCaller({ role: "anon", claims: null }, who)).toEqual([
      ["anon", "authenticator", null],
    ]);
  });

  it("answers all of its rows, as text, null as null", async () => {
    const rows = await test.database.askAsCaller(
      service,
      ask("select n, null from generate_series(1, $1::int) n", "3"),
    );
    expect(rows).toEqual([
      ["1", null],
      ["2", null],
      ["3", null],
    ]);
  });

  it("may not write when it only reads", async () => {
    const attempt = test.database.askAsCaller(service, ask("delete from projects"), {
      readOnly: true,
    });
    await expect(attempt).rejects.toMatchObject({ code: "25006" });
  });

  it("is prepared once, also when it first failed or came from a session that had ended", async () => {
    const gone = await createPerson(test.owner);
    await test.owner`delete from auth.sessions where user_id = ${gone.id}`;
    const divide = (by: string) => ask("select 12 / $1::int", by);
    const one = await openDatabase({ connection: test.connection, connections: 1, log: () => {} });
    try {
      const ended = one.askAsCaller(gone.caller, divide("3"));
      await expect(ended).rejects.toMatchObject({ code: "session_not_found" });
      const failed = one.askAsCaller(service, divide("0"));
      await expect(failed).rejects.toMatchObject({ code: "22012" });
      for (const by of ["3", "4"]) {
        expect(await one.askAsCaller(service, divide(by))).toEqual([[String(12 / Number(by))]]);
      }
      const names = ask(
        "select count(*) from pg_prepared_statements where statement like '%12 / %'",
      );
      expect(await one.askAsCaller(service, names)).toEqual([["2"]]);
    } finally {
      await one.close();
    }
  });

  it("is not done before its commit is", async () => {
    await test.owner.unsafe(`
      create table public.late_checks (id int unique deferrable initially deferred);
      grant select, insert on public.late_checks to service_role;`);
    try {
      const twice = ask("insert into public.late_checks values (1), (1)");
      await expect(test.database.askAsCaller(service, twice)).rejects.toMatchObject({
        code: "23505",
      });
      expect(await test.owner`select * from public.late_checks`).toHaveLength(0);
    } finally {
      await test.owner`drop table public.late_checks`;
    }
  });

  it("fails alone when its connection is lost", async () => {
    const attempt = test.database.askAsCaller(service, ask("select pg_sleep(20)"));
    const refused = expect(attempt).rejects.toMatchObject({ code: "database_unavailable" });
    await expect
      .poll(
        () => test.owner`
          select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and query like '%pg_sleep(20)%' and pid <> pg_backend_pid()`,
      )
      .toHaveLength(1);
    await refused;
    const next = Array.from({ length: 20 }, () =>
      test.database.askAsCaller(service, ask("select 1")),
    );
    await expect(Promise.all(next)).resolves.toHaveLength(20);
  });
});

async function loseConnection(pid: number): Promise<void> {
  await test.owner`select pg_terminate_backend(${pid}, 5000)`;
}

describe("a lost connection", () => {
  it("between two statements fails the request and writes nothing", async () => {
    const attempt = test.database.asOwner(async (sql) => {
      const [self] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await sql`insert into private.jobs (kind) values ('before')`;
      await loseConnection(self?.pid ?? 0);
      await sql`insert into private.jobs (kind) values ('after')`;
    });
    await expect(attempt).rejects.toMatchObject({ code: "database_unavailable" });
    expect(await test.owner`select * from private.jobs`).toHaveLength(0);
  });

  it("during a statement fails that request alone", async () => {
    const attempt = test.database.asOwner(async (sql) => {
      const [self] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const sleeping = sql`select pg_sleep(10)`.execute();
      await Promise.all([sleeping, loseConnection(self?.pid ?? 0)]);
    });
    await expect(attempt).rejects.toMatchObject({ code: "database_unavailable" });
    await expect(test.database.asOwner((sql) => sql`select 1 as one`)).resolves.toEqual([
      { one: 1 },
    ]);
  });

  it("while idle costs no request", async () => {
    await test.database.asOwner((sql) => sql`select 1`);
    await test.database.askAsCaller(service, ask("select 1"));
    await test.owner`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and usename = 'authenticator'`;
    const answers = Array.from({ length: 20 }, () => test.database.asOwner((sql) => sql`select 1`));
    await expect(Promise.all(answers)).resolves.toHaveLength(20);
    const rows = Array.from({ length: 20 }, () =>
      test.database.askAsCaller(service, ask("select 1")),
    );
    await expect(Promise.all(rows)).resolves.toHaveLength(20);
  });
});

describe("a connection that nobody uses", () => {
  it("is given back after a while, and opened again for the next request", async () => {
    const pool = createConnectionPool({
      connection: test.connection,
      open: openSqlLink,
      size: 3,
      waitMilliseconds: 5000,
      idleMilliseconds: 100,
    });
    const askPid = () =>
      pool.withConnection(async ({ link: { sql } }) => {
        const [self] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
        return self?.pid ?? 0;
      });
    const pid = await askPid();
    const find = () => test.owner`select pid from pg_stat_activity where pid = ${pid}`;
    expect(await find()).toHaveLength(1);
    await expect.poll(find).toHaveLength(0);
    expect(await askPid()).not.toBe(pid);
    await pool.close();
  });
});

describe("closing", () => {
  it("lets a transaction under way finish, and takes no new one", async () => {
    const database = await openDatabase({ connection: test.connection, log: () => {} });
    let closing: Promise<void> | undefined;
    await database.asOwner(async (sql) => {
      await sql`insert into private.jobs (kind) values ('under way')`;
      closing = database.close();
      await expect(database.asOwner((late) => late`select 1`)).rejects.toMatchObject({
        code: "database_unavailable",
      });
      await sql`insert into private.jobs (kind) values ('under way')`;
    });
    await closing;
    expect(await test.owner`delete from private.jobs returning kind`).toHaveLength(2);
  });
});

describe("a new account", () => {
  it("gets a profile from its sign-up data", async () => {
    const [profile] = await test.database.asCaller(
      ada.caller,
      (sql) => sql`select display_name, company_name from profiles`,
    );
    expect(profile).toEqual({ display_name: "Ada", company_name: null });
  });
});
