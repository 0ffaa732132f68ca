/**
 * The product with hot reload. Pages, styles and content change in the open browser; a change in
 * the backend restarts it.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { whenAskedToStop } from "./setup/when-asked-to-stop.ts";

// Not `node --watch`: it would also watch the short-lived files through which plugins load the
// Vite configuration, and restart for ever.
const watched = ["server", "services", "runtime", "domain", "supabase"];
const editorBurstMs = 150;

const server = fileURLToPath(new URL("setup/dev-server.ts", import.meta.url));
const root = new URL("../", import.meta.url);
let child: ChildProcess;
let isStopping = false;
let isRestarting = false;
let timer: NodeJS.Timeout | undefined;

function start() {
  isRestarting = false;
  child = spawn(process.execPath, [server], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development", KINOLUME_LAUNCHER: String(process.pid) },
  });
  child.once("exit", (code) => {
    if (isStopping) process.exit(0);
    if (isRestarting) start();
    else if (code !== 0) console.log("Waiting for a change before starting again…");
  });
}

function restart() {
  if (isStopping || isRestarting) return;
  if (child.exitCode !== null || child.signalCode !== null) return start();
  isRestarting = true;
  console.log("The backend changed: restarting…");
  child.kill("SIGTERM");
}

start();
for (const name of watched) {
  const folder = new URL(name, root);
  if (!existsSync(folder)) continue;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, editorBurstMs);
  });
}

whenAskedToStop(() => {
  isStopping = true;
  if (!child.kill("SIGTERM")) process.exit(0);
});
