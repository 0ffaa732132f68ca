import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { readConfig, type Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";

export const silent: Logger = pino({ level: "silent" });

/** A free port and a data directory outside the working tree. */
export function testConfig(env: Record<string, string> = {}): Config {
  const DATA_DIR = path.join(tmpdir(), "kinolume-test-data");
  return readConfig({ PORT: "0", DATA_DIR, ...env });
}

/** A logger whose lines a test can read. */
export function createLogReader(level = "debug"): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { logger: pino({ level, base: null }, { write }), lines };
}

export type LogLine = Record<string, unknown>;
