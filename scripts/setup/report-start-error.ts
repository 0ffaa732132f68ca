import { ConfigError } from "../../server/config/config.ts";

/** What the operator can put right is one line; anything else is ours and shows where it came from. */
export function reportStartError(error: unknown): never {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error("Could not start.", error);
  process.exit(1);
}
