/** Runs the benchmarks, and writes what they print into `docs/figures.md`: `npm run figures -- --only=serve,pooler`. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import { productRoot } from "./checks/run-tool.ts";
import { writeFigures, type Section } from "./figures/sections.ts";
import packageFile from "../package.json" with { type: "json" };

const page = join(productRoot, "docs/figures.md");
const scripts = new Map(
  Object.entries(packageFile.scripts).flatMap(([name, command]): [string, string][] => {
    const [, script] = /(bench\/\S+\.ts)$/.exec(command) ?? [];
    return name.startsWith("bench:") && script ? [[name.slice("bench:".length), script]] : [];
  }),
);

const [, only] = process.argv.find((word) => word.startsWith("--only="))?.split("=") ?? [];
const names = only === undefined ? [...scripts.keys()] : only.split(",");
const unknown = names.filter((name) => !scripts.has(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(", ")}: there are ${[...scripts.keys()].join(", ")}.`);
  process.exit(1);
}

let failed = 0;
for (const name of names) {
  console.log(`▸ bench:${name}`);
  const section = await measure(name);
  if (!section) {
    failed += 1;
    continue;
  }
  // At once: a long run that is broken off keeps what it has.
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  writeFileSync(page, writeFigures(before, [section]));
}
process.exitCode = failed === 0 ? 0 : 1;

async function measure(name: string): Promise<Section | undefined> {
  const machine = describeMachine();
  const started = performance.now();
  const child = spawn(process.execPath, [join(productRoot, scripts.get(name) ?? "")], {
    cwd: productRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const output = await text(child.stdout);
  await ended;
  console.log(output.trim());
  if (child.exitCode !== 0) {
    console.error(`bench:${name} ended with ${child.exitCode}: its figures stay as they were.`);
    return undefined;
  }
  return {
    name,
    date: new Date().toISOString().slice(0, 10),
    commit: git("rev-parse", "--short", "HEAD"),
    machine,
    seconds: (performance.now() - started) / 1000,
    output,
  };
}

function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [load = 0] = loadavg();
  const kind = first?.model.trim() ?? "unknown processor";
  return `${cpus().length} cores (${kind}), ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)} before it`;
}

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: productRoot, encoding: "utf8" }).trim();
}
