import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import { isAlive, readCommandLine } from "../../server/postgres/process-identity.ts";

export type Launched = {
  child: ChildProcess;
  /** What it has said so far, on both streams. */
  output(): string;
  /** Resolves with the address; rejects when the process ends before it is ready. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; stderr: string }>;
};

export type Product = Launched & { url: string; stop(): Promise<void>; kill(): Promise<void> };

const script = join(import.meta.dirname, "../../scripts/start.ts");
const developmentScript = join(import.meta.dirname, "../../scripts/dev.ts");
/** What that one starts, and starts again; the lock is in its name. */
const developmentServer = join(import.meta.dirname, "../../scripts/setup/dev-server.ts");
const publicSiteScript = join(import.meta.dirname, "start-public-site.ts");
// Set to nothing, which means "not set": this machine's own configuration is none of a test's business.
const unset = ["SITE_URL", "DATABASE_URL", "SMTP_URL", "SEED_DEMO", "TRUSTED_PROXIES", "MAIL_FROM"];

let built: Promise<unknown> | undefined;

export function createDataDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), "kinolume-product-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(folder, 0o711);
  return folder;
}

/** `npm start` without the launcher, on a port of its own. */
export async function launchProduct(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<Launched> {
  // Once, and before anybody looks at the clock.
  built ??= ensureSiteBuilt(() => {});
  await built;
  return launch(variables["SITE_URL"] ? publicSiteScript : script, dataDirectory, variables);
}

async function launch(
  file: string,
  dataDirectory: string,
  variables: Record<string, string>,
): Promise<Launched> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      ...Object.fromEntries(unset.map((name) => [name, ""])),
      HOST: "127.0.0.1",
      PORT: String(await findFreePort()),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: "warn",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return watch(child);
}

export async function startProduct(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<Product> {
  return becomeReady(await launchProduct(dataDirectory, variables));
}

/** `npm run dev` without the launcher. */
export async function startDevelopment(dataDirectory: string): Promise<Product> {
  return becomeReady(await launch(developmentScript, dataDirectory, {}));
}

async function becomeReady(launched: Launched): Promise<Product> {
  const url = await launched.ready;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    launched.child.kill(signal);
    await launched.ended;
  };
  return { ...launched, url, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/** Leaves neither files nor processes, however far a test has come: a server that was killed leaves its PostgreSQL. */
export function removeDataDirectory(dataDirectory: string): void {
  const pids = [
    readPid(dataDirectory, "kinolume.lock", /"pid":(\d+)/),
    readPostgresPid(dataDirectory),
  ];
  for (const pid of pids) {
    if (pid !== null && isOurs(pid, dataDirectory)) process.kill(pid, "SIGKILL");
  }
  rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Null where PostgreSQL has not got as far as writing it down. */
export function readPostgresPid(dataDirectory: string): number | null {
  return readPid(dataDirectory, "postgres/postmaster.pid", /^(\d+)/);
}

function readPid(dataDirectory: string, file: string, pattern: RegExp): number | null {
  try {
    const text = readFileSync(join(dataDirectory, file), "utf8");
    return Number(pattern.exec(text)?.[1]) || null;
  } catch {
    return null;
  }
}

/** The id may be another process's by now. */
function isOurs(pid: number, dataDirectory: string): boolean {
  const command = isAlive(pid) ? readCommandLine(pid) : "";
  return [script, publicSiteScript, developmentServer, dataDirectory].some((word) =>
    command.includes(word),
  );
}

function watch(child: ChildProcess): Launched {
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  // Somebody who expects the start to fail does not wait for it to be ready.
  ready.catch(() => {});
  let output = "";
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    const address = /ready(?: for development)?: (http:\S+)/.exec(output)?.[1];
    if (address) resolve(address);
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    stderr += chunk.toString();
  });
  // Not "close": a PostgreSQL that outlives the server may hold the pipes open.
  const ended = once(child, "exit").then(([code]) => {
    reject(new Error(`The product ended before it was ready: ${output}`));
    return { code: typeof code === "number" ? code : null, stderr };
  });
  return { child, output: () => output, ready, ended };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  return address.port;
}
