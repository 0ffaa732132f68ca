import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { isSilent } from "../../server/database/is-silent.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let frozen: Server | undefined;
const sockets: Socket[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  frozen?.close();
});
afterAll(() => test.drop());

it("is none of a database that answers", async () => {
  expect(await isSilent(test.connection)).toBe(false);
});

it("is none of one that says no", async () => {
  expect(await isSilent({ ...test.connection, database: "not_there" })).toBe(false);
});

it("is told of one that takes the connection and says nothing", async () => {
  frozen = createServer((socket) => void sockets.push(socket));
  frozen.listen(0, "127.0.0.1");
  await once(frozen, "listening");
  const { port } = frozen.address() as AddressInfo;
  expect(await isSilent({ ...test.connection, host: "127.0.0.1", port })).toBe(true);
});
