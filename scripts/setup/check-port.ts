import { once } from "node:events";
import { createServer } from "node:net";
import { describeBindError } from "../../server/http/bind-error.ts";
import type { Config } from "../../server/config/config.ts";

/** Before the build, so that nobody waits for it only to hear that the port is taken. */
export async function checkPort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  try {
    await once(probe, "listening");
  } catch (error) {
    throw describeBindError(error, host, port);
  }
  probe.close();
  await once(probe, "close");
}
