import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { productRoot } from "../../scripts/checks/run-tool.ts";
import { send } from "../support/send.ts";

export type Caddy = { url: string; stop(): Promise<void> };

/** As it stands in front of the product, by `deploy/Caddyfile`, without TLS. */
export async function startCaddy(
  program: string,
  { port, upstreams }: { port: number; upstreams: readonly string[] },
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "kinolume-caddy-"));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, ["run", "--config", join(productRoot, "deploy/Caddyfile")], {
    env: {
      PATH: process.env["PATH"],
      SITE_URL: url,
      UPSTREAM: upstreams.map((upstream) => new URL(upstream).host).join(" "),
      CADDY_ADMIN: `unix/${join(folder, "admin.sock")}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "exit");

  async function stop(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  while ((await send(`${url}/healthz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`Caddy ended: ${output}`);
    }
    await wait(50);
  }
  return { url, stop };
}
