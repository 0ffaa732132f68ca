import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { probeFile } from "../../services/review/probe/probe-file.ts";

// The thread that `probe-in-worker.ts` starts for one file.

if (!parentPort) throw new Error("This is a thread of the server.");
const port = parentPort;
const { size } = z.object({ size: z.number() }).parse(workerData);
const given = z.object({ read: z.number(), bytes: z.instanceof(Uint8Array) });

const waiting = new Map<number, (bytes: Uint8Array) => void>();
let reads = 0;

port.on("message", (message: unknown) => {
  const { read, bytes } = given.parse(message);
  waiting.get(read)?.(bytes);
  waiting.delete(read);
});

const found = await probeFile({
  size,
  read(start, end) {
    reads += 1;
    const piece = Promise.withResolvers<Uint8Array>();
    waiting.set(reads, piece.resolve);
    port.postMessage({ read: reads, start, end });
    return piece.promise;
  },
});
port.postMessage({ found });
port.close();
