import { once } from "node:events";
import { createServer } from "node:net";
import { ConfigError, type Config } from "../../server/config.ts";

/** Before the build, so that nobody waits for it only to hear that the port is taken. */
export async function checkPort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  try {
    await once(probe, "listening");
  } catch (cause) {
    throw new ConfigError(describe(cause, host, port), { cause });
  }
  probe.close();
  await once(probe, "close");
}

function describe(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use: stop what holds it or set PORT.`;
    case "EACCES":
      return `Port ${port} on ${host} needs rights this user lacks: set PORT above 1023.`;
    default:
      return `HOST is "${host}" but should be an address of this machine (${code}).`;
  }
}
