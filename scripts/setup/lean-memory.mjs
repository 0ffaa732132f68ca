/**
 * How a server process is started so that it gives memory back. A password's hash takes 19 MiB, and glibc keeps what it once
 * gave out in pieces of that size unless a threshold is set; V8 lets new objects take a good deal more than that before it
 * looks which of them still count.
 */
export const leanOptions = ["--max-semi-space-size=8"];
export const leanVariables = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

const servers = new Set(["scripts/serve.ts", "scripts/start.ts"]);

export function isServer(script) {
  return servers.has(script.replaceAll("\\", "/"));
}
