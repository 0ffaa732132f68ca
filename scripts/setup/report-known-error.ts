import { AppError } from "../../runtime/errors/app-error.ts";
import { ConfigError } from "../../server/config/config.ts";

/** What the operator can put right is one line; anything else shows where it came from. */
export function reportKnownError(error: unknown): void {
  const isKnown = error instanceof AppError || error instanceof ConfigError;
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
