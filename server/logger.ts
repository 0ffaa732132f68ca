import { pino, stdTimeFunctions, type Logger } from "pino";
import type { Config } from "./config/config.ts";

export type { Logger };

/** One JSON object per line on standard output; no host name, no visitor's address. */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino({ level: config.logLevel, base: null, timestamp: stdTimeFunctions.isoTime });
}
