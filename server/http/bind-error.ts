import { ConfigError } from "../config/config.ts";

/** Why an address could not be listened on, in one line for people. */
export function describeBindError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const place = `Port ${port} on ${host}`;
  const options = { cause: error };
  if (code === "EADDRINUSE") {
    return new ConfigError(`${place} is in use: stop what holds it or set PORT.`, options);
  }
  if (code === "EACCES") {
    return new ConfigError(`${place} needs rights this user lacks: set PORT above 1023.`, options);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return new ConfigError(`HOST is "${host}" but should be an address of this machine.`, options);
  }
  return error;
}
