import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { certificate, openTlsFront, strangersCertificate } from "../support/tls-front.ts";
import type { Database } from "../../runtime/database/types.ts";
import { parseConnectionUrl } from "../../runtime/database/connection-options.ts";

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function askBoth(database: Database) {
  const step = { text: "select 1", values: [], isPrepared: true };
  await database.askAsCaller({ role: "anon", claims: null }, step);
  await database.asOwner((sql) => sql`select 1`);
}

/** Both kinds of connection, opened by an address as DATABASE_URL has it; answers how many were encrypted. */
async function openBy(parameters: string, offers: "tls" | "plain"): Promise<number> {
  const front = await openTlsFront(test.connection, offers);
  const { user, password = "", database: name } = test.connection;
  const address = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${front.port}/${name}?${parameters}`;
  try {
    const database = await openDatabase({ connection: parseConnectionUrl(address), log: () => {} });
    try {
      const before = front.countEncrypted();
      await askBoth(database);
      return front.countEncrypted() - before;
    } finally {
      await database.close();
    }
  } finally {
    await front.close();
  }
}

describe("a connection over the network", () => {
  it.each([
    ["sslmode=require"],
    [`sslmode=verify-ca&sslrootcert=${certificate}`],
    [`sslmode=verify-full&sslrootcert=${certificate}`],
    ["sslmode=prefer"],
  ])("is encrypted with %s, for transactions and for single statements", async (parameters) => {
    expect(await openBy(parameters, "tls")).toBe(2);
  });

  it.each([["sslmode=prefer"], ["sslmode=disable"]])(
    "goes without where the server has none, with %s",
    async (parameters) => {
      expect(await openBy(parameters, "plain")).toBe(0);
    },
  );

  it("is refused where the certificate is somebody else's, or encryption is missing", async () => {
    const stranger = openBy(`sslmode=verify-full&sslrootcert=${strangersCertificate}`, "tls");
    await expect(stranger).rejects.toThrow(/certificate|signed/);
    await expect(openBy("sslmode=require", "plain")).rejects.toThrow();
  });
});
