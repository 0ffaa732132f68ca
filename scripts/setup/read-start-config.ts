import { requireArgon2 } from "../../server/auth/password.ts";
import { ensureDataDirectory, readConfig, type Config } from "../../server/config/config.ts";
import { once } from "node:events";
import { createServer } from "node:net";
import { describeBindError } from "../../server/http/bind-error.ts";

/** Everything that can stop a start, checked before anything takes time. */
export async function readStartConfig(): Promise<Config> {
  requireArgon2();
  // People at a terminal want the address to stay in sight; logs are for whoever collects them.
  const logLevel = process.stdout.isTTY ? "warn" : "info";
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || logLevel });
  await ensureDataDirectory(config);
  await checkPort(config);
  return config;
}

/** Before the build, so that nobody waits for it only to hear that the port is taken. */
async function checkPort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
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
