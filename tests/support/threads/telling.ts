import { parentPort } from "node:worker_threads";

// Says what a thread knows of the server that started it.
if (!parentPort) throw new Error("This is a thread of a test.");
const port = parentPort;
port.postMessage({
  found: { kind: "other", state: "failed", failure: JSON.stringify(process.env) },
});
