import { cropPicture } from "./crop-picture.ts";

/** The square to store, or null where the file is no picture that this browser can read. */
export async function prepareAvatar(file: Blob): Promise<Blob | null> {
  try {
    return await cropInWorker(file);
  } catch {
    // No worker could be started: a second of standing still is better than no picture.
    return cropPicture(file).catch(() => null);
  }
}

function cropInWorker(file: Blob): Promise<Blob | null> {
  const worker = new Worker(new URL("./crop-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | null>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener("error", reject);
    worker.postMessage(file, []);
  }).finally(() => worker.terminate());
}
