import { once } from "node:events";
import { connect, type Socket } from "node:net";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";

const sockets: Socket[] = [];
let sql: postgres.Sql;

/** Lets it be known when the only connection has gone. */
async function openSocket(): Promise<Socket> {
  const { host, port } = inject("templateDatabase");
  const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  await once(socket, "connect");
  sockets.push(socket);
  return socket;
}

beforeEach(() => {
  // Not told to the types of the driver.
  const opening = { socket: openSocket };
  const { user, password } = inject("templateDatabase");
  sql = postgres({ user, password, database: "postgres", max: 1, connect_timeout: 5, ...opening });
});
afterEach(() => sql.end({ timeout: 1 }));

const lost = { code: "CONNECTION_CLOSED" };

describe("a connection that is lost", () => {
  it("under a query that waits to be written fails that query, and writes the next", async () => {
    await sql`select 1`;
    const asked = sql`select 2`.execute();
    // When the driver has it and has not written it yet: so it is where several connections close in one turn.
    process.nextTick(() => sockets.at(-1)?.destroy().emit("close", false));
    await expect(asked).rejects.toMatchObject(lost);
    expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
  });

  it("under somebody who has reserved it fails what they ask, and nothing else", async () => {
    const reserved = await sql.reserve();
    const socket = sockets.at(-1);
    if (!socket) throw new Error("Nobody has connected.");
    socket.destroy();
    await once(socket, "close");
    await expect(reserved`select 1`).rejects.toMatchObject(lost);
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
  });

  it("within a transaction fails it, and what it still asks", async () => {
    const asked = sql.begin(async (transaction) => {
      const socket = sockets.at(-1);
      if (!socket) throw new Error("Nobody has connected.");
      socket.destroy();
      await once(socket, "close");
      await expect(transaction`select 1`).rejects.toMatchObject(lost);
      throw new Error("never told");
    });
    await expect(asked).rejects.toMatchObject(lost);
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
  });
});
