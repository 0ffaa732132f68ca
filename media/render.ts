import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Deliverable, listDeliverables } from "./list-deliverables.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const target = join(folder, "../.cache/media");

function run(program: string, words: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: "inherit", env: { ...process.env, OUT: target } });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** A small frame that keeps the deliverable's shape, from the processor alone. */
function preview({ key, scene, shot, t, width, height }: Deliverable): Promise<number> {
  const scale = 384 / Math.max(width, height);
  const size = [width, height].map((side) => String(Math.round(side * scale)));
  const file = join(target, `${key}-preview.png`);
  return run(join(folder, "preview.sh"), [scene, String(shot), String(t), ...size, "12", file]);
}

async function main(words: string[]): Promise<number> {
  const name = words.find((word) => !word.startsWith("--"));
  if (!name) {
    console.error("Usage: npm run media -- <scene|key> [--preview]");
    return 2;
  }
  const chosen = (await listDeliverables()).filter(
    ({ key, scene }) => name === "all" || name === key || name === scene,
  );
  if (chosen.length === 0) {
    console.error(`No deliverable and no scene in media/scenes/scenes.json is called ${name}.`);
    return 2;
  }
  await mkdir(target, { recursive: true });
  if (!words.includes("--preview")) return run(join(folder, "gpu/batch.sh"), ["final", name]);
  for (const deliverable of chosen) {
    const code = await preview(deliverable);
    if (code !== 0) return code;
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
