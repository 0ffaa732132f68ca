import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { startPostgres, type EmbeddedPostgres } from "../../server/postgres/postgres.ts";
import type { Database } from "../../runtime/database/types.ts";

const rounds = Number(process.env["FAULT_ROUNDS"] ?? 3);
const writersAtOnce = 8;
const writesPerRound = 40;

const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-faults-"));
let server: EmbeddedPostgres;
let database: Database;

beforeAll(async () => {
  chmodSync(dataDirectory, 0o711);
  server = await startPostgres({ dataDirectory, log: () => {} });
  database = await openDatabase({ connection: server.connection, log: () => {} });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

function readPid(): number {
  return Number.parseInt(readFileSync(join(dataDirectory, "postgres/postmaster.pid"), "utf8"), 10);
}

/** Two rows in one transaction, so that half a transaction would show. */
async function writePair(name: string): Promise<void> {
  await database.asOwner(async (sql) => {
    await sql`insert into private.jobs (kind) values (${`${name} first`})`;
    await sql`insert into private.jobs (kind) values (${`${name} second`})`;
  });
}

describe("PostgreSQL killed in a stream of writes", () => {
  it("loses no acknowledged row, keeps no half transaction, and comes back by itself", async () => {
    const acknowledged: string[] = [];
    const failures = new Set<unknown>();
    const writing = new AbortController();

    const write = async (writer: number) => {
      for (let turn = 0; !writing.signal.aborted; turn += 1) {
        const name = `${writer}/${turn}`;
        const failure = await writePair(name).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure === null) acknowledged.push(name);
        else {
          failures.add(failure instanceof Error && "code" in failure ? failure.code : failure);
          await wait(20);
        }
      }
    };
    const writers = Array.from({ length: writersAtOnce }, (_, writer) => write(writer));
    let killed = 0;
    const awaitWrites = async () => {
      // The children of a killed server go on for a moment: these must be writes to its successor.
      await expect.poll(readPid, { timeout: 60_000 }).not.toBe(killed);
      const wanted = acknowledged.length + writesPerRound;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(wanted);
    };
    for (let round = 0; round < rounds; round += 1) {
      await awaitWrites();
      killed = readPid();
      process.kill(killed, "SIGKILL");
    }
    await awaitWrites();
    writing.abort();
    await Promise.all(writers);

    const rows = await database.asOwner(
      (sql) => sql<{ name: string; parts: number }[]>`
        select regexp_replace(kind, ' .*', '') as name, count(*)::int as parts
        from private.jobs group by 1`,
    );
    const kept = new Set(rows.map((row) => row.name));
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    expect(rows.filter((row) => row.parts !== 2)).toEqual([]);
    expect([...failures]).toEqual(["database_unavailable"]);
  }, 300_000);
});
