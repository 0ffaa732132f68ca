/**
 * Runs one of the project's scripts: `node scripts/launch.mjs scripts/start.ts`.
 * Plain JavaScript without dependencies, because it must work before anything is installed and on
 * any Node from 20 up; everything after it runs on the Node that package.json pins.
 */
import process from "node:process";

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`Node 20 or newer is needed; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const [script, ...scriptArguments] = process.argv.slice(2);
if (!script) {
  console.error("Usage: node scripts/launch.mjs <script> [arguments]");
  process.exit(1);
}

// Imported late: an older Node must get as far as the line above.
const { existsSync } = await import("node:fs");
const { fileURLToPath } = await import("node:url");
const { delimiter, join, resolve } = await import("node:path");
const { installDependencies } = await import("./setup/install-dependencies.mjs");
const { isServer, leanOptions, leanVariables } = await import("./setup/lean-memory.mjs");
const { isProductEnough } = await import("./setup/product-scripts.mjs");
const { findPinnedNode } = await import("./setup/find-pinned-node.mjs");
const { runChild } = await import("./setup/run-child.mjs");

const root = fileURLToPath(new URL("..", import.meta.url));

const installed = await installDependencies(root, { isProductEnough: isProductEnough(script) });
if (installed !== 0) process.exit(installed);

const node = findPinnedNode(root);
if (!node) {
  console.error(
    `There is no packaged Node 24 for ${process.platform} ${process.arch}: install Node 24 or newer and run this again.`,
  );
  process.exit(1);
}

// Not --env-file-if-exists, which remarks on every start that there is no such file.
const envFile = join(root, ".env");
const nodeOptions = [
  ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
  ...(isServer(script) ? leanOptions : []),
];
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
process.exit(
  await runChild(node, [...nodeOptions, resolve(root, script), ...scriptArguments], {
    cwd: root,
    env: {
      ...(isServer(script) ? leanVariables : {}),
      ...process.env,
      [pathName]: join(root, "node_modules", ".bin") + delimiter + (process.env[pathName] ?? ""),
      // Compiling two thousand modules anew is half of what a start costs.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "compiled"),
      KINOLUME_LAUNCHER: String(process.pid),
    },
  }),
);
