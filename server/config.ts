import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { isIP, isIPv6 } from "node:net";
import path from "node:path";
import { z } from "zod";

/** Something the operator must put right before the server can start, said in one line. */
export class ConfigError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message.replaceAll(/\s+/g, " "), options);
    this.name = "ConfigError";
  }
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const portText = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);

const addressRange = z.string().refine((text) => {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = isIPv6(address) ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return rest.length === 0 && isIP(address) !== 0 && !address.includes("%") && isPrefix;
});

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/` && /^https?:\/\/[^/?#]+\/?$/i.test(text);
}

const variables = {
  PORT: portText.default(3000),
  HOST: z
    .string()
    .regex(/^[a-z\d.:_-]+$/i)
    .default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  SITE_URL: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .pipe(z.array(addressRange))
    .default([]),
  LOG_LEVEL: z.enum(logLevels).default("info"),
};
const environment = z.object(variables);

const expected: Record<keyof typeof variables, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "an IP address or host name to listen on, without brackets or port",
  DATA_DIR: "a folder",
  SITE_URL: "the site's http or https origin without a path, such as https://kinolume.example",
  TRUSTED_PROXIES: "IP addresses or CIDR ranges separated by commas",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
};

export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  /** Origin under which visitors reach the site. */
  siteUrl: string;
  trustedProxies: string[];
  logLevel: (typeof logLevels)[number];
};

export function formatOrigin(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

export function readConfig(env: Record<string, string | undefined>): Config {
  // `PORT=` in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = environment.keyof().parse(parsed.error.issues[0]?.path[0]);
    throw new ConfigError(`${name} is "${given[name]}" but should be ${expected[name]}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: path.resolve(values.DATA_DIR),
    siteUrl: values.SITE_URL ?? formatOrigin(values.HOST, values.PORT),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  };
}

/** Permission bits lie (root, read-only mounts, full disks): only a written file proves it. */
export async function ensureDataDirectory(config: Pick<Config, "dataDirectory">): Promise<void> {
  const { dataDirectory } = config;
  const probe = path.join(dataDirectory, `.probe-${randomUUID()}`);
  try {
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(probe, "probe", { flag: "wx" });
    await rm(probe);
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new ConfigError(
      `DATA_DIR is "${dataDirectory}" but should be a folder this user can write to (${reason}).`,
      { cause },
    );
  }
}
