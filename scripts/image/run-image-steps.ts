import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { onePassed, oneFailed, type Counts } from "../checks/counts.ts";
import { readDockerfile, readVariables, type Stage } from "./read-dockerfile.ts";

const root = join(import.meta.dirname, "../..");
const given = { SITE_URL: "https://agency.example" };
const port = "3917";
// The image's user; a machine without it has this one.
const stranger = { name: "nobody", group: "nogroup", uid: 65_534, gid: 65_534 };
const timeoutSeconds = 90;

type Report = (line: string) => void;

/**
 * The steps of the Dockerfile without an engine: each stage in a folder of its own, every COPY and RUN in order, and at
 * last the command as somebody who is not root. What an engine adds (layers, the base image, its network) is not seen.
 */
export async function runImageSteps(report: Report): Promise<Counts> {
  if (process.getuid?.() !== 0) {
    report("Not run: only root can start the result as another user.");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), "kinolume-image-"));
  chmodSync(folder, 0o711);
  try {
    const stages = readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
    const source = join(folder, "source");
    takeSource(source);
    for (const stage of stages) makeStage(stage, { folder, source, report });
    const image = stages.at(-1);
    if (!image) throw new Error("The Dockerfile has no stage.");
    await startImage(image, join(folder, image.name), report);
    return onePassed;
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return oneFailed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git would hand over; the ignore file names nothing besides. */
function takeSource(target: string): void {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}

function makeStage(
  stage: Stage,
  { folder, source, report }: { folder: string; source: string; report: Report },
): void {
  const home = join(folder, stage.name);
  const inside = (path: string) => join(home, path);
  let work = home;
  mkdirSync(home, { mode: 0o755 });
  const variables = readVariables(stage, given);
  for (const { instruction, rest } of stage.steps) {
    if (instruction === "WORKDIR") mkdirSync((work = inside(rest)), { recursive: true });
    if (instruction === "COPY") copy(rest, { folder, source, work });
    if (instruction !== "RUN") continue;
    report(`${stage.name}: ${rest}`);
    const command = rest
      .replaceAll(/(?<=\s)\/(?=\w)/g, `${home}/`)
      .replace("-o node -g node", `-o ${stranger.name} -g ${stranger.group}`);
    execFileSync("bash", ["-ec", command], {
      cwd: work,
      env: { ...toolEnvironment(), ...variables },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
}

function copy(rest: string, at: { folder: string; source: string; work: string }): void {
  const words = rest.split(" ");
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const target = words.pop() ?? ".";
  for (const word of words) {
    const origin = from === undefined ? resolve(at.source, word) : join(at.folder, from, word);
    const isInto = target.endsWith("/") && words.length >= 1;
    const name = isInto ? join(target, word.split("/").at(-1) ?? "") : target;
    cpSync(origin, resolve(at.work, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** The pinned Node, as the base image has it, and nothing of this machine's configuration. */
function toolEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  // What npm has fetched here before need not come again.
  const npm = { npm_config_prefer_offline: "true", npm_config_update_notifier: "false" };
  return { PATH: `${dirname(process.execPath)}:${PATH}`, HOME, ...npm };
}

async function startImage(image: Stage, home: string, report: Report): Promise<void> {
  const { DATA_DIR = "", ...variables } = readVariables(image, given);
  const step = image.steps.find(({ instruction }) => instruction === "CMD");
  const [, ...parameters] = z.array(z.string()).parse(JSON.parse(step?.rest ?? "[]"));
  const server = spawn(process.execPath, parameters, {
    cwd: join(home, "kinolume"),
    env: { ...variables, PORT: port, DATA_DIR: join(home, DATA_DIR), HOME: join(home, DATA_DIR) },
    uid: stranger.uid,
    gid: stranger.gid,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(server, "exit");
  try {
    await expectPage("/readyz", report);
    await expectPage("/", report);
    server.kill("SIGTERM");
    await ended;
    if (server.exitCode !== 0) throw new Error("The server did not end well when asked to stop.");
  } finally {
    server.kill("SIGKILL");
  }
}

async function expectPage(path: string, report: Report): Promise<void> {
  for (let waited = 0; waited < timeoutSeconds; waited += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer?.ok) return report(`GET ${path}: ${answer.status}`);
    await wait(1000);
  }
  throw new Error(`${path} was not answered.`);
}
