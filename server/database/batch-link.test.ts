import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { openBatchLink } from "./batch-link.ts";

it("fails whoever still waits for the connection when it is given up", async () => {
  // As a frozen PostgreSQL does, it takes the connection and never says a word.
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const connection = {
    host: "127.0.0.1",
    port,
    user: "ada",
    database: "none",
    ssl: false as const,
  };
  const link = openBatchLink(connection, () => undefined);
  const reached = link.reach();
  const [socket] = await once(server, "connection");
  await once(socket, "data");
  void link.end(0);
  await expect(reached).rejects.toMatchObject({ code: "database_unavailable" });
  server.close();
});
