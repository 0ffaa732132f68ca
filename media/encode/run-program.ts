import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program to its end and answers with what it printed; its own words when it fails. */
export async function runProgram(command: string, programArguments: string[]): Promise<Buffer> {
  try {
    const { stdout } = await execute(command, programArguments, {
      encoding: "buffer",
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const said =
      error instanceof Error && "stderr" in error && Buffer.isBuffer(error.stderr)
        ? error.stderr.toString().trim()
        : "";
    throw new Error(`${command} failed: ${said || String(error)}`, { cause: error });
  }
}

/** Takes its arguments in groups, each about one thing. */
export function runFfmpeg(...groups: string[][]): Promise<Buffer> {
  return runProgram("ffmpeg", ["-v", "error", "-nostdin", "-y", ...groups.flat()]);
}
