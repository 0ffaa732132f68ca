import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { byTier } from "./checks/tier.ts";

// Each is a whole start; a deployment sends the first.
const signals = (["SIGTERM", "SIGINT"] as const).slice(0, byTier({ short: 1, whole: 2 }));
const script = fileURLToPath(new URL("start.ts", import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-start-"));
  // PostgreSQL's user, nobody where we are root, has to pass: what it keeps elsewhere would stay behind.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = Promise.all([once(child, "exit"), text(child.stderr)]).then(([[code], stderr]) => ({
    code: Number(code),
    stderr,
  }));
  return { child, ended };
}

async function listenSomewhere() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function findFreePort() {
  const { port, close } = await listenSomewhere();
  await close();
  return port;
}

/** Keeps reading afterwards: a closed pipe would end the server. */
function readAddress(stdout: NodeJS.ReadableStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    const address = /ready: (http:\S+)/.exec(output)?.[1];
    if (address) resolve(address);
  });
  stdout.once("end", () => reject(new Error(`never ready: ${output}`)));
  return promise;
}

describe("a start that cannot work says why in one line", () => {
  it("when the port is in use", async () => {
    const { port, close } = await listenSomewhere();
    onTestFinished(() => void close());
    const { code, stderr } = await start({ PORT: String(port) }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} [^\n]*in use[^\n]*\n$`));
  });

  it("when PORT is no port", async () => {
    const { code, stderr } = await start({ PORT: "eighty" }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PORT is "eighty"[^\n]*\n$/);
  });

  it("when DATA_DIR cannot be written", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const { code, stderr } = await start({ DATA_DIR: join(file, "data"), PORT: "0" }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR is [^\n]*\n$/);
  });

  it("when HOST is no address of this machine", async () => {
    const { code, stderr } = await start({ HOST: "192.0.2.1", PORT: "0" }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^HOST is "192\.0\.2\.1"[^\n]*\n$/);
  });
});

describe("a start", () => {
  it.each(signals)(
    "serves, and %s ends it with the port free again",
    async (signal) => {
      const port = await findFreePort();
      const { child, ended } = start({ PORT: String(port) });
      const address = await readAddress(child.stdout);
      expect(address).toBe(`http://127.0.0.1:${port}`);
      const answer = await fetch(`${address}/healthz`);
      expect(answer.status).toBe(200);

      child.kill(signal);
      const { code } = await ended;
      expect(code).toBe(0);
      const again = createServer().listen(port, "127.0.0.1");
      await once(again, "listening");
      again.close();
    },
    // Time for the build, should nobody have made it yet.
    180_000,
  );
});
