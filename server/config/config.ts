import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { isIP, isIPv6 } from "node:net";
import path from "node:path";
import { z } from "zod";
import { brand } from "../../content/brand.ts";
import {
  anchoringExpected,
  anchoringVariables,
  readAnchoring,
  type AnchoringConfig,
} from "../../services/proof/anchoring-config.ts";
import {
  ethereumExpected,
  ethereumVariables,
  readEthereum,
  type EthereumConfig,
} from "../../services/chain/ethereum-config.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import { readS3, s3Expected, s3Variables, type S3Config } from "./s3-config.ts";
import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";

export { ConfigError } from "../../runtime/errors/config-error.ts";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const portText = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);

const wholeNumber = z.string().regex(/^[1-9]\d{0,8}$/);

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

function hasProtocol(...protocols: string[]) {
  return (text: string) => protocols.includes(URL.parse(text)?.protocol ?? "");
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
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .default(0),
  DATABASE_URL: z.string().refine(hasProtocol("postgres:", "postgresql:")).optional(),
  DATABASE_DIRECT_URL: z.string().refine(hasProtocol("postgres:", "postgresql:")).optional(),
  SMTP_URL: z.string().refine(hasProtocol("smtp:", "smtps:")).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default(`${brand.name} <${brand.email}>`),
  AUTH_REDIRECT_URLS: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .pipe(z.array(z.string().refine(hasProtocol("http:", "https:"))))
    .default([]),
  CLIENT_STORAGE_MB: wholeNumber.transform(Number).default(2048),
  REST_MAX_ROWS: wholeNumber
    .transform(Number)
    .refine((rows) => rows >= 1000)
    .default(1000),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional(),
  // Read by the function, wherever it runs; here only so that a wrong value stops the start.
  SUBSTACK_FEED_URL: z.string().refine(hasProtocol("http:", "https:")).optional(),
  FETCH_ALLOW_PRIVATE: z.enum(["on", "off"]).optional(),
  SEED_DEMO: z.enum(["on", "off"]).optional(),
  // Read by the chat function itself; checked here, so that a mistake stops the start.
  CHAT_API_URL: z.string().refine(hasProtocol("http:", "https:")).optional(),
  CHAT_API_KEY: z.string().regex(/^\S+$/).optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_FIRST_WORD_MS: wholeNumber.optional(),
  CHAT_ANSWERS_PER_DAY: wholeNumber.optional(),
  ...ethereumVariables,
  ...anchoringVariables,
  ...s3Variables,
};
const environment = z.object(variables);

/** Passwords and keys stand in these; what is wrong with them is said without showing them. */
const secrets = new Set<string>([
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "METRICS_TOKEN",
  "CHAT_API_KEY",
  "ETH_RPC_URL",
  "ETH_ANCHOR_KEY",
  "S3_SECRET_ACCESS_KEY",
]);

const expected: Record<keyof typeof variables, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "an IP address or host name to listen on, without brackets or port",
  DATA_DIR: "a folder",
  SITE_URL: "the site's http or https origin without a path, such as https://kinolume.example",
  TRUSTED_PROXIES: "IP addresses or CIDR ranges separated by commas",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  STOP_DELAY_SECONDS: "a whole number of seconds from 0 to 99",
  DATABASE_URL: "the address of a PostgreSQL, such as postgres://user:password@host:5432/name",
  DATABASE_DIRECT_URL: "the address of the PostgreSQL behind the pooler in DATABASE_URL",
  SMTP_URL: "the address of a mail server, such as smtps://user:password@host:465",
  MAIL_FROM: "an e-mail address, or a name with an address in <>",
  AUTH_REDIRECT_URLS: "http or https addresses separated by commas",
  CLIENT_STORAGE_MB: "a whole number of megabytes",
  REST_MAX_ROWS: "a whole number of rows, 1000 or more",
  METRICS_TOKEN: "at least 16 letters, digits and signs without spaces",
  SUBSTACK_FEED_URL: "the http or https address of an RSS or Atom feed",
  FETCH_ALLOW_PRIVATE: "on or off",
  SEED_DEMO: "on or off",
  CHAT_API_URL: "the address of an OpenAI-compatible endpoint, such as https://models.example/v1",
  CHAT_API_KEY: "a key without spaces",
  CHAT_MODEL: "the name of a model",
  CHAT_FIRST_WORD_MS: "a whole number of milliseconds",
  CHAT_ANSWERS_PER_DAY: "a whole number",
  ...ethereumExpected,
  ...anchoringExpected,
  ...s3Expected,
};

export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  /** Origin under which visitors reach the site. */
  siteUrl: string;
  trustedProxies: string[];
  logLevel: (typeof logLevels)[number];
  /** How long a server that was told to stop goes on, saying so at `/readyz`. */
  stopDelaySeconds: number;
  /** Your own PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Where that is a pooler: the PostgreSQL behind it. */
  databaseDirectUrl: string | undefined;
  /** Without one, mails become files in the data directory. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where links in mails may lead besides the site itself. */
  redirectAllowList: string[];
  /** For readers of `/metrics` on other machines. */
  metricsToken: string | undefined;
  seedDemo: boolean;
  ethereum: EthereumConfig;
  anchoring: AnchoringConfig;
  /** How much the files of one client may take up. */
  clientStorageBytes: number;
  /** Most rows of one answer. The pages read on behind a thousand, and would take fewer for all. */
  restMaxRows: number;
  /** Without one, files lie in the data directory. */
  s3: S3Config | undefined;
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
    const value = secrets.has(name) ? "not usable" : `"${given[name]}"`;
    throw new ConfigError(`${name} is ${value} but should be ${expected[name]}.`);
  }
  const values = parsed.data;
  const siteUrl = values.SITE_URL ?? formatOrigin(values.HOST, values.PORT);
  const isLocal = isLoopbackHost(new URL(siteUrl).hostname);
  if (values.SEED_DEMO === "on" && !isLocal) {
    throw new ConfigError(
      `SEED_DEMO is "on" but the site is ${siteUrl}: demo data is for loopback.`,
    );
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new ConfigError(
      "DATABASE_DIRECT_URL is set but DATABASE_URL is not: without a pooler, DATABASE_URL is the direct address.",
    );
  }
  if (values.CHAT_API_URL && !values.CHAT_MODEL) {
    throw new ConfigError("CHAT_API_URL is set but CHAT_MODEL is not: name the model to ask.");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: path.resolve(values.DATA_DIR),
    siteUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    redirectAllowList: values.AUTH_REDIRECT_URLS,
    metricsToken: values.METRICS_TOKEN,
    s3: readS3(values),
    clientStorageBytes: values.CLIENT_STORAGE_MB * 1024 * 1024,
    restMaxRows: values.REST_MAX_ROWS,
    seedDemo: values.SEED_DEMO ? values.SEED_DEMO === "on" : isLocal && !values.DATABASE_URL,
    ethereum: readEthereum(values, siteUrl),
    anchoring: readAnchoring(values, siteUrl),
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
