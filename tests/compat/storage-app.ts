import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { openKeyring } from "../../server/api-keys/keyring.ts";
import type { S3Config } from "../../server/config/s3-config.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { storageRoutes } from "../../server/storage/index.ts";
import { openStorage, type Storage } from "../../server/storage/storage.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { createFileHash, hashKind } from "../../server/storage/hash-file.ts";
import { createExpiry } from "../../server/storage/resumable/end-expired-uploads.ts";
import { createSweep } from "../../server/storage/sweep.ts";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { anonKey, headersOf, nameCallers, tokenOf, type Who } from "../support/named-callers.ts";
import { serveOnLoopback } from "../support/serve-on-loopback.ts";

export type StorageApp = TestDatabase & {
  url: string;
  storage: Storage;
  people: Record<"ada" | "ben" | "staff" | "staffWithCode", Person>;
  unexpected: unknown[];
  /** One with a person of each role, who are known here. */
  company(): Promise<Company>;
  /** supabase-js as this person, as a visitor, or with the secret key. */
  client(who: Who): SupabaseClient;
  /** Its storage client alone. */
  as(who: Who): SupabaseClient["storage"];
  headersOf: typeof headersOf;
  /** Every file below the data directory, those that are still coming in too. */
  filesOnDisk(): Promise<string[]>;
  /** Runs the job that removes orphans, as if it were this time. */
  sweep(now?: number): Promise<void>;
  /** Runs the job that ends uploads whose time is over. */
  endExpired(): Promise<void>;
  /** Runs the jobs of storage that wait. */
  runJobs(): Promise<void>;
  stop(): Promise<void>;
};

/** /storage/v1, and the rows its files belong to, on a loopback port. */
export async function startStorageApp({
  s3,
  clientStorageBytes = 2 ** 31,
}: { s3?: S3Config; clientStorageBytes?: number } = {}): Promise<StorageApp> {
  const held = await createTestDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-storage-"));
  const people = {
    ada: await createPerson(held.owner),
    ben: await createPerson(held.owner),
    staff: await createPerson(held.owner, { staff: true }),
    staffWithCode: await createPerson(held.owner, { staff: true, hasShownCode: true }),
  };
  const known: Person[] = Object.values(people);
  const unexpected: unknown[] = [];
  const storage = await openStorage(
    { dataDirectory, s3, clientStorageBytes, siteUrl: "https://agency.example" },
    { database: held.database, onUnexpected: (error) => unexpected.push(error) },
  );
  const app = new Hono();
  const resolveCaller = nameCallers(known);
  const signer = await openKeyring(held.database);
  const onUnexpected = (error: unknown) => unexpected.push(error);
  app.route("/storage/v1", storageRoutes({ storage, signer, resolveCaller }));
  app.route("/rest/v1", restRoutes({ database: held.database, resolveCaller, onUnexpected }));
  const { url, close } = await serveOnLoopback(app);
  const run = (handler: JobHandler, payload: unknown = {}) =>
    handler({
      id: "1",
      kind: "any",
      payload,
      attempt: 1,
      signal: AbortSignal.timeout(10_000),
      transaction: (work) => held.database.asOwner(work),
    });
  return {
    ...held,
    url,
    storage,
    people,
    unexpected,
    async company() {
      const made = await createCompany(held.owner);
      known.push(...Object.values(made.people));
      return made;
    },
    client: (who) => connect(url, who),
    as: (who) => connect(url, who).storage,
    headersOf,
    async filesOnDisk() {
      const found = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    sweep: (now = Date.now()) => run(createSweep(storage, () => now)),
    endExpired: () => run(createExpiry(storage)),
    async runJobs() {
      const waiting = await held.owner<{ payload: unknown }[]>`
        delete from private.jobs where kind = ${hashKind} returning payload`;
      for (const { payload } of waiting) await run(createFileHash(storage), payload);
    },
    async stop() {
      await close();
      await held.drop();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

function connect(url: string, who: Who): SupabaseClient {
  return createClient(url, anonKey, { accessToken: async () => tokenOf(who) });
}

/** A PNG as far as anybody looks at it: its beginning, then as many bytes as asked for. */
export function somePng(bytes = 100, { width = 10, height = 10 } = {}): Buffer<ArrayBuffer> {
  const png = Buffer.alloc(Math.max(bytes, 33), "pixels");
  Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1").copy(png);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

export function somePicture(bytes?: number): Blob {
  return new Blob([somePng(bytes)], { type: "image/png" });
}

export async function readBytes(blob: Blob | null): Promise<Buffer> {
  return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
}
