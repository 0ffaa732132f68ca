import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

export const productRoot = fileURLToPath(new URL("../..", import.meta.url));

/** The terminal, or a file for both streams. */
export type ToolOutput = "inherit" | ["ignore", number, number];

const running = new Set<ChildProcess>();
let isInterrupted = false;
const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** By its package's own manifest: the links in .bin are shell scripts on some systems. */
function findTool(packageName: string, tool: string): string {
  const folder = join(productRoot, "node_modules", packageName);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const file = typeof bin === "string" ? bin : bin[tool];
  if (!file) throw new Error(`${packageName} has no program ${tool}`);
  return join(folder, file);
}

/** Runs a tool of a dependency under this Node; answers its exit code. */
export async function runTool(
  packageName: string,
  tool: string,
  toolArguments: string[],
  output: ToolOutput = "inherit",
) {
  return runProgram(process.execPath, [findTool(packageName, tool), ...toolArguments], output);
}

export async function runProgram(
  command: string,
  programArguments: string[],
  output: ToolOutput = "inherit",
): Promise<number> {
  if (isInterrupted) return 130;
  const child = spawn(command, programArguments, {
    cwd: productRoot,
    // A build in this process leaves its own behind; each tool knows best which it wants.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: output === "inherit" ? ["ignore", "inherit", "inherit"] : output,
  });
  running.add(child);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code ?? 1));
    });
  } finally {
    running.delete(child);
  }
}

/** With SIGINT: the test runners close their browsers and servers on it, and only on it. No other tool is begun. */
export function interruptTools(): void {
  isInterrupted = true;
  for (const child of running) child.kill("SIGINT");
}
