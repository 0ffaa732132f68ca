/**
 * The product with hot reload. Pages, styles and content change in the open browser; a change in
 * what the server itself runs restarts it.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { whenAskedToStop } from "./setup/when-asked-to-stop.ts";

const server = fileURLToPath(new URL("setup/dev-server.ts", import.meta.url));
const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", server], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development" },
});

let isStopping = false;
whenAskedToStop(() => {
  isStopping = true;
  child.kill("SIGTERM");
});
child.once("exit", (code) => process.exit(isStopping ? 0 : (code ?? 1)));
