import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Nginx = { port: number; cpu: () => number; stop(): Promise<void> };

/** One process without a master, on the site's files and with its headers; nothing of the machine's own is touched. */
export async function startNginx(
  program: string,
  { client, headers }: { client: string; headers: Record<string, string> },
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "kinolume-nginx-"));
  const port = await findFreePort();
  mkdirSync(join(folder, "temp"));
  const added = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join("\n");
  writeFileSync(join(folder, "nginx.conf"), describeServer({ folder, port, client, added }));
  const child = spawn(
    program,
    ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")],
    {
      stdio: "inherit",
    },
  );
  const ended = once(child, "exit");
  await untilAnswered(port, () => child.exitCode);
  return {
    port,
    // Nanoseconds on the processor come first.
    cpu: () => Number(readFileSync(`/proc/${child.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Place = { folder: string; port: number; client: string; added: string };

function describeServer({ folder, port, client, added }: Place): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join("\n");
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=1000 inactive=600s;
  open_file_cache_valid 600s;
  keepalive_requests 100000000;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root "${client}";
    ${added}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  probe.close();
  await once(probe, "close");
  return address.port;
}

async function untilAnswered(port: number, exitCode: () => number | null): Promise<void> {
  while (exitCode() === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(50);
  }
  throw new Error("nginx did not start");
}
