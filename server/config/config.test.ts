import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import { ConfigError, ensureDataDirectory, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("works with nothing set", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDirectory: path.resolve(".data"),
      siteUrl: "http://127.0.0.1:3000",
      trustedProxies: [],
      logLevel: "info",
      stopDelaySeconds: 0,
      clientStorageBytes: 2 ** 31,
      restMaxRows: 1000,
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: "Kinolume <studio@kinolume.example>",
      redirectAllowList: [],
      seedDemo: true,
      anchoring: {},
      ethereum: {
        rpcUrls: [],
        chainId: 31_337,
        receivingAddress: "0x000000000000000000000000000000000000dEaD",
        feeds: {},
      },
    });
  });

  it("wants all of a file store or nothing", () => {
    const store = {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "files",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "hunter2",
    };
    expect(readConfig(store).s3).toEqual({
      endpoint: "https://s3.example",
      bucket: "files",
      region: "us-east-1",
      accessKeyId: "id",
      secretAccessKey: "hunter2",
    });
    expect(() => readConfig({ ...store, S3_BUCKET: "" })).toThrow(/belong together/);
    expect(() => readConfig({ ...store, S3_SECRET_ACCESS_KEY: "hunter 2" })).toThrow(
      /^S3_SECRET_ACCESS_KEY is not usable/,
    );
  });

  it("takes an empty variable as not set", () => {
    expect(readConfig({ PORT: "", SITE_URL: " " }).port).toBe(3000);
  });

  it("seeds demo data only on loopback, and only into the embedded database", () => {
    expect(readConfig({ SITE_URL: "https://kinolume.example" }).seedDemo).toBe(false);
    expect(readConfig({ HOST: "0.0.0.0" }).seedDemo).toBe(false);
    expect(readConfig({ DATABASE_URL: "postgres://db.example/site" }).seedDemo).toBe(false);
    expect(
      readConfig({ DATABASE_URL: "postgres://db.example/site", SEED_DEMO: "on" }).seedDemo,
    ).toBe(true);
    expect(() => readConfig({ SITE_URL: "https://kinolume.example", SEED_DEMO: "on" })).toThrow(
      /^SEED_DEMO is "on" but the site is https:\/\/kinolume\.example/,
    );
  });

  it("wants a model's address to come with the model's name", () => {
    const CHAT_API_URL = "https://models.example/v1";
    expect(() => readConfig({ CHAT_API_URL })).toThrow(
      /^CHAT_API_URL is set but CHAT_MODEL is not/,
    );
    expect(readConfig({ CHAT_API_URL, CHAT_MODEL: "small" }).port).toBe(3000);
    expect(() => readConfig({ CHAT_API_URL: "models.example" })).toThrow(/^CHAT_API_URL is/);
    expect(() => readConfig({ CHAT_API_KEY: "my secret" })).toThrow(/^CHAT_API_KEY is not usable/);
    expect(() => readConfig({ CHAT_ANSWERS_PER_DAY: "many" })).toThrow(/^CHAT_ANSWERS_PER_DAY is/);
  });

  it("never shows a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db" })).toThrow(
      /^DATABASE_URL is not usable but should be the address of a PostgreSQL/,
    );
    expect(() => readConfig({ SMTP_URL: "root:hunter2@mail" })).toThrow(/^SMTP_URL is not usable/);
  });

  it("knows a pooler by the address behind it, which is nothing by itself", () => {
    const DATABASE_DIRECT_URL = "postgres://app:secret@db.example/site";
    const DATABASE_URL = "postgres://app:secret@pooler.example/site";
    const { databaseUrl, databaseDirectUrl } = readConfig({ DATABASE_URL, DATABASE_DIRECT_URL });
    expect([databaseUrl, databaseDirectUrl]).toEqual([DATABASE_URL, DATABASE_DIRECT_URL]);
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(
      /^DATABASE_DIRECT_URL is set but DATABASE_URL is not/,
    );
    expect(() => readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: "mysql://a:hunter2@b" })).toThrow(
      /^DATABASE_DIRECT_URL is not usable but should be the address of the PostgreSQL behind/,
    );
  });

  it("reads every variable", () => {
    const config = readConfig({
      PORT: "0",
      HOST: "::1",
      DATA_DIR: "/tmp/kinolume",
      SITE_URL: "https://kinolume.example/",
      TRUSTED_PROXIES: "10.0.0.0/8, ::1,2001:db8::/32",
      LOG_LEVEL: "debug",
      STOP_DELAY_SECONDS: "6",
      CLIENT_STORAGE_MB: "100",
      REST_MAX_ROWS: "2500",
      DATABASE_URL: "postgres://app:secret@db.example/site",
      SMTP_URL: "smtps://user:secret@mail.example",
      MAIL_FROM: "studio@agency.example",
      AUTH_REDIRECT_URLS: "https://app.agency.example, http://127.0.0.1:4000/x",
      SEED_DEMO: "off",
    });
    expect(config).toEqual({
      port: 0,
      host: "::1",
      dataDirectory: path.resolve("/tmp/kinolume"),
      siteUrl: "https://kinolume.example",
      trustedProxies: ["10.0.0.0/8", "::1", "2001:db8::/32"],
      logLevel: "debug",
      stopDelaySeconds: 6,
      clientStorageBytes: 104_857_600,
      restMaxRows: 2500,
      databaseUrl: "postgres://app:secret@db.example/site",
      smtpUrl: "smtps://user:secret@mail.example",
      mailFrom: "studio@agency.example",
      redirectAllowList: ["https://app.agency.example", "http://127.0.0.1:4000/x"],
      seedDemo: false,
      ethereum: readConfig({}).ethereum,
      anchoring: {},
    });
    expect(readConfig({ HOST: "::1" }).siteUrl).toBe("http://[::1]:3000");
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["STOP_DELAY_SECONDS", "-1"],
    ["CLIENT_STORAGE_MB", "0"],
    ["REST_MAX_ROWS", "999"],
    ["HOST", "http://localhost"],
    ["HOST", "two hosts"],
    ["SITE_URL", "kinolume.example"],
    ["SITE_URL", "ftp://kinolume.example"],
    ["SITE_URL", "https://kinolume.example/site"],
    ["SITE_URL", "https://kinolume.example/?a"],
    ["SITE_URL", "https://user:secret@kinolume.example"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.1,,::1"],
    ["TRUSTED_PROXIES", "proxy.internal"],
    ["TRUSTED_PROXIES", "::/129"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in one line that says what it should be", (name, value) => {
    const message = messageOf(() => readConfig({ [name]: value }));
    expect(message).toContain(`${name} is "${value}" but should be `);
    expect(message).not.toContain("\n");
  });

  it("shows no key that is wrong, and takes none that everybody knows for a public site", () => {
    const wrong = messageOf(() => readConfig({ ETH_ANCHOR_KEY: `0x${"f".repeat(64)}` }));
    expect(wrong).toContain("ETH_ANCHOR_KEY is not usable but should be a private key");
    const ETH_ANCHOR_KEY = developmentWallets.publisher.privateKey;
    expect(readConfig({ ETH_ANCHOR_KEY }).anchoring.key).toBe(ETH_ANCHOR_KEY);
    const known = messageOf(() =>
      readConfig({ ETH_ANCHOR_KEY, SITE_URL: "https://agency.example" }),
    );
    expect(known).toContain("which everybody knows");
    expect(known).not.toContain(ETH_ANCHOR_KEY);
  });
});

describe("ensureDataDirectory", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "kinolume-config-"));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it("creates the folder and leaves nothing in it", async () => {
    const dataDirectory = path.join(directory, "a/b");
    await ensureDataDirectory({ dataDirectory });
    expect(await readdir(dataDirectory)).toEqual([]);
  });

  it("says in one line that the folder cannot be written", async () => {
    await writeFile(path.join(directory, "file"), "");
    const dataDirectory = path.join(directory, "file/data");
    const attempt = ensureDataDirectory({ dataDirectory });
    await expect(attempt).rejects.toThrow(ConfigError);
    await expect(attempt).rejects.toThrow(
      `DATA_DIR is "${dataDirectory}" but should be a folder this user can write to (ENOTDIR).`,
    );
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("nothing was refused");
}
