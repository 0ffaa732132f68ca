import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { send } from "../support/send.ts";

const present = join(import.meta.dirname, "../../scripts/serve.ts");

export type NodeProcess = {
  url: string;
  /** Resolves when it says at /readyz that it may have visitors. */
  start(): Promise<void>;
  /** As a deployment does: SIGTERM, and the answer how it ended. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  output(): string;
  /** Its process, and its files. */
  remove(): Promise<void>;
};

/** One whole server, on a port that it keeps, with a folder of its own. */
export async function prepareNode(
  variables: Record<string, string>,
  script = present,
): Promise<NodeProcess> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-node-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, "exit");
    child.kill(signal);
    const [code] = await exited;
    return typeof code === "number" ? code : null;
  }

  return {
    url,
    output: () => output,
    async start() {
      const started = spawn(process.execPath, [script], {
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIR: dataDirectory,
          LOG_LEVEL: "warn",
          ...variables,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      const collect = (chunk: Buffer) => (output += chunk.toString());
      started.stdout.on("data", collect);
      started.stderr.on("data", collect);
      while (!(await isReady(url))) {
        if (started.exitCode !== null) throw new Error(`The node ended: ${output}`);
        await wait(50);
      }
    },
    stop: () => end("SIGTERM"),
    async kill() {
      await end("SIGKILL");
    },
    async remove() {
      await end("SIGKILL");
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await send(`${url}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  return address.port;
}
