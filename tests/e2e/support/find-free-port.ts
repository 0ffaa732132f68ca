import { once } from "node:events";
import { createServer } from "node:net";

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const at = probe.address();
  probe.close();
  if (!at || typeof at === "string") throw new Error("no free port");
  return at.port;
}
