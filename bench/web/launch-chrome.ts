import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-port=0",
];

/** A Chrome with an empty profile of its own and its debugging port. */
export async function launchChrome(path: string) {
  const profile = await mkdtemp(join(tmpdir(), "kinolume-bench-"));
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const port = await readPort(child.stderr);
  return {
    port,
    async close() {
      child.kill();
      await exited;
      // Helper processes may still be writing for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function readPort(stderr: NodeJS.ReadableStream): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const said: string[] = [];
  const lines = createInterface({ input: stderr });
  lines.on("line", (line) => {
    said.push(line);
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) resolve(Number(port));
  });
  lines.once("close", () => reject(new Error(`Chrome did not start:\n${said.join("\n")}`)));
  return promise;
}
