import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { clientWritten } from "./report-client-written.ts";

const require = createRequire(import.meta.url);

/** `react-router build` in a process of its own: it sets NODE_ENV and keeps global state. */
export async function runReactRouter(
  root: string,
  buildDirectory: string,
  onClientWritten: () => void,
): Promise<void> {
  const cli = join(dirname(require.resolve("@react-router/dev/package.json")), "bin.cjs");
  const child = spawn(process.execPath, [cli, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", KINOLUME_BUILD_DIR: buildDirectory },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  child.on("message", (told) => {
    if (told === clientWritten) onClientWritten();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0)
    throw new Error(
      `react-router build failed (exit ${code}):\n${Buffer.concat(output).toString()}`,
    );
}
