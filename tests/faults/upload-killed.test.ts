import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { byTier } from "../../scripts/checks/tier.ts";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { readPublishableKey, signInToDemo } from "../support/demo-session.ts";
import { removeDataDirectory, startProduct, type Product } from "../support/product.ts";
import { startCuttingProxy, type CuttingProxy } from "./cutting-proxy.ts";

const megabyte = 1024 * 1024;
const chunkBytes = 6 * megabyte;
const rounds = Number(process.env["FAULT_ROUNDS"] ?? 3);
/** 5 GiB with twenty kills and twenty cuts in the soak. */
const usual = byTier({ short: 40, whole: 100 });
const size = Number(process.env["UPLOAD_MB"] ?? (rounds < 20 ? usual : 5120)) * megabyte;
const few = byTier({ short: ["cut", "kill"], whole: ["cut", "kill", "cut", "kill", "cut"] });
const faults = rounds < 20 ? few : manyFaults(rounds);

const dataDirectory = copyPreparedData();
let product: Product;
let proxy: CuttingProxy;
let studio: SupabaseClient;

beforeAll(async () => {
  product = await startProduct(dataDirectory);
  studio = await signInToDemo(product.url, await readPublishableKey(dataDirectory), "studio");
  proxy = await startCuttingProxy(product.url);
});
afterAll(async () => {
  await proxy.stop();
  removeDataDirectory(dataDirectory);
});

function manyFaults(times: number): string[] {
  return Array.from({ length: times }, () => ["cut", "kill"]).flat();
}

async function restart(): Promise<void> {
  await product.kill();
  const { port } = new URL(product.url);
  product = await startProduct(dataDirectory, { PORT: port });
}

/** A film as far as anybody looks at it, and its hash. */
async function writeFilm(path: string): Promise<string> {
  const file = await open(path, "w");
  const hash = createHash("sha256");
  for (let written = 0; written < size; written += megabyte) {
    const part = randomBytes(megabyte);
    if (written === 0) part.write("\0\0\0\x18ftypisom", "latin1");
    hash.update(part);
    await file.write(part);
  }
  await file.close();
  return hash.digest("hex");
}

it(
  "a film arrives byte by byte, however often the server is killed and the line is cut",
  { timeout: rounds < 20 ? 240_000 : 3_600_000 },
  async () => {
    const film = join(dataDirectory, "film.mp4");
    const expected = await writeFilm(film);
    const name = `${randomUUID()}/film.mp4`;
    const { data } = await studio.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;

    // Somewhere within a chunk, as it comes: as many bytes later again.
    const step = size / (faults.length + 1);
    const left = [...faults];
    const restarts: Promise<void>[] = [];
    proxy.onBytes = (sent) => {
      if (sent < step * (faults.length - left.length + 1)) return;
      const fault = left.shift();
      if (fault === "cut") proxy.cut();
      if (fault === "kill") restarts.push(restart());
    };

    let acknowledged = 0;
    const lost: string[] = [];
    let requests = 0;
    await new Promise<void>((resolve, reject) => {
      new Upload(createReadStream(film), {
        endpoint: `${proxy.url}/storage/v1/upload/resumable`,
        headers: { authorization },
        chunkSize: chunkBytes,
        uploadSize: size,
        // For as long as a busy machine takes to start a server again.
        retryDelays: Array.from({ length: 5000 }, () => 100),
        metadata: { bucketName: "deliverables", objectName: name, contentType: "video/mp4" },
        onAfterResponse: (request, answer) => {
          requests += 1;
          const offset = Number(answer.getHeader("Upload-Offset") ?? acknowledged);
          if (offset < acknowledged) lost.push(`${request.getMethod()} ${offset}`);
          acknowledged = Math.max(acknowledged, offset);
        },
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    await Promise.all(restarts);

    expect(left).toEqual([]);
    expect(lost).toEqual([]);
    const resent = proxy.sent() - size - requests * 8192;
    expect(resent).toBeLessThan(faults.length * chunkBytes);
    const answer = await fetch(`${product.url}/storage/v1/object/deliverables/${name}`, {
      headers: { authorization },
    });
    const hash = createHash("sha256");
    for await (const chunk of answer.body ?? []) hash.update(chunk);
    expect(hash.digest("hex")).toBe(expected);
    const { data: object } = await studio.storage.from("deliverables").info(name);
    expect(object?.size).toBe(size);

    // It passed through several processes, so a job reads it: soon, and once.
    const timeout = rounds < 20 ? 60_000 : 600_000;
    await expect.poll(() => readStoredHash(name), { timeout, interval: 500 }).toBe(expected);
  },
);

async function readStoredHash(name: string): Promise<unknown> {
  const [folder = ""] = name.split("/");
  const { data } = await studio.storage.from("deliverables").list(folder);
  return data?.[0]?.metadata?.["sha256"];
}
