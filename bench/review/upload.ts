import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import postgres from "postgres";
import { Upload } from "tus-js-client";
import { openKeyring } from "../../server/api-keys/keyring.ts";
import { openDatabase } from "../../server/database/database.ts";
import { storageRoutes } from "../../server/storage/index.ts";
import { openStorage } from "../../server/storage/storage.ts";
import { createPerson } from "../../tests/support/create-person.ts";
import { headersOf, nameCallers } from "../../tests/support/named-callers.ts";
import { serveOnLoopback } from "../../tests/support/serve-on-loopback.ts";
import { startOwnPostgres } from "../own-postgres.ts";

const megabyte = 1024 * 1024;

export type UploadSpeed = { plain: number; resumable: number; hash: number };

/** Megabytes a second of a plain upload, of one in pieces of 6 MiB, and of the hash alone: the best of some rounds. */
export async function measureUploads(bytes: number, rounds: number): Promise<UploadSpeed> {
  const app = await serveStorage();
  const film = randomBytes(bytes);
  film.write("\0\0\0\x18ftypisom", "latin1");
  const { headers } = app;
  const best: UploadSpeed = { plain: 0, resumable: 0, hash: 0 };
  const time = async (what: keyof UploadSpeed, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    const speed = bytes / megabyte / ((performance.now() - began) / 1000);
    best[what] = Math.max(best[what], speed);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await time("plain", () => sendPlain(`${app.url}/storage/v1`, headers, film));
      await time("resumable", () => sendInPieces(`${app.url}/storage/v1`, headers, film));
      await time("hash", async () => createHash("sha256").update(film).digest());
    }
  } finally {
    await app.stop();
  }
  return best;
}

/** /storage/v1 on a database and a folder of its own, and the headers of somebody of the studio. */
async function serveStorage() {
  const cluster = await startOwnPostgres();
  const database = await openDatabase({ connection: cluster.connection, log: () => {} });
  const owner = postgres({ ...cluster.connection, max: 1, onnotice: () => {} });
  const staff = await createPerson(owner, { staff: true, hasShownCode: true });
  const storage = await openStorage(
    {
      dataDirectory: cluster.dataDirectory,
      s3: undefined,
      clientStorageBytes: 2 ** 31,
      siteUrl: "http://127.0.0.1",
    },
    { database, onUnexpected: (error) => console.error(error) },
  );
  const signer = await openKeyring(database);
  const app = new Hono();
  app.route("/storage/v1", storageRoutes({ storage, signer, resolveCaller: nameCallers([staff]) }));
  const { url, close } = await serveOnLoopback(app);
  return {
    url,
    headers: headersOf(staff),
    async stop() {
      await close();
      await owner.end();
      await database.close();
      await cluster.stop();
    },
  };
}

async function sendPlain(url: string, headers: Record<string, string>, film: Buffer<ArrayBuffer>) {
  const answer = await fetch(`${url}/object/deliverables/${randomUUID()}/film.mp4`, {
    method: "PUT",
    headers: { ...headers, "content-type": "video/mp4" },
    body: film,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

function sendInPieces(url: string, headers: Record<string, string>, film: Buffer): Promise<void> {
  const objectName = `${randomUUID()}/film.mp4`;
  return new Promise((resolve, reject) => {
    new Upload(film, {
      endpoint: `${url}/upload/resumable`,
      headers,
      chunkSize: 6 * megabyte,
      metadata: { bucketName: "deliverables", objectName, contentType: "video/mp4" },
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
}
