import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { seedDemoFiles } from "../../server/demo/seed-demo-files.ts";
import { seedDemo } from "../../server/demo/seed-demo.ts";
import { probeInWorker } from "../../server/review/probe-in-worker.ts";
import { createFileOpener } from "../../server/storage/open-file.ts";
import { openStorage, type Storage } from "../../server/storage/storage.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { createMediaProbe, mediaProbeKind } from "../../services/review/probe-media.ts";
import { probeFile, type ProbeFile } from "../../services/review/probe/probe-file.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "kinolume-media-"));
  storage = await openStorage(
    {
      dataDirectory: folder,
      s3: undefined,
      siteUrl: "http://127.0.0.1",
      clientStorageBytes: 2 ** 31,
    },
    { database: test.database, onUnexpected: () => undefined },
  );
  await syncPackages(test.database);
  await seedDemo(test.database);
  await seedDemoFiles(storage);
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Until every file was looked at, or a job failed. */
async function look(probe: ProbeFile = probeFile): Promise<unknown[]> {
  const failures: unknown[] = [];
  const runner = await startJobRunner(
    test.database,
    { [mediaProbeKind]: createMediaProbe({ openFile: createFileOpener(storage), probe }) },
    { onFailure: (error) => failures.push(error) },
  );
  await expect
    .poll(
      async () => {
        const waiting = await test.owner`
          select from private.jobs where kind = ${mediaProbeKind} and finished_at is null`;
        return waiting.length === 0 || failures.length > 0;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await runner.stop();
  return failures;
}

const listMedia = () => test.owner`
  select v.file_name, m.state, m.kind, m.frame_count > 10 as has_frames, m.rate_num is not null as has_rate,
    m.pages, m.width > 0 as has_size, m.sha256, m.failure
  from deliverable_media m join deliverable_versions v on v.id = m.version_id order by v.file_name`;

describe("what was delivered", () => {
  it("is looked at, file by file, in a thread of its own, and has its hash", async () => {
    expect(await look(probeInWorker)).toEqual([]);
    const media = await listMedia();
    expect(media).toHaveLength(5);
    const film = { state: "ready", kind: "film", has_frames: true, has_rate: true, has_size: true };
    expect(media).toMatchObject([
      { state: "ready", kind: "document", pages: 1 },
      { state: "ready", kind: "still", has_size: true },
      film,
      film,
      film,
    ]);
    const file = await readFile("supabase/seed/files/announcement.pdf");
    expect(media[0]?.["sha256"]).toBe(createHash("sha256").update(file).digest("hex"));
  });

  it("takes the hash that came with the upload", async () => {
    const known = "ab".repeat(32);
    await test.owner`
      update storage.objects set metadata = metadata || ${test.owner.json({ sha256: known })}
      where name like '%.pdf'`;
    await askAgain("%.pdf");
    expect(await look()).toEqual([]);
    expect((await listMedia())[0]).toMatchObject({ state: "ready", sha256: known });
  });

  it("that is no film, or gone, is said to be so, and is not tried for ever", async () => {
    const [first] = await test.owner`
      select o.version, o.id, v.id as version_id from deliverable_versions v
      join storage.objects o on o.name = v.object_path where v.file_name = 'First cut.mp4'`;
    const key = String(first?.["version"]);
    const place = path.join(folder, "storage", "deliverables", key.slice(0, 2), key);
    const bytes = await readFile(place);
    await writeFile(place, bytes.fill(0xff, 40, 4000));
    await askAgain("First cut.mp4");
    expect(await look()).toEqual([]);
    const read = async () =>
      (await listMedia()).find((row) => row["file_name"] === "First cut.mp4");
    expect(await read()).toMatchObject({ state: "failed", kind: "film", has_rate: false });
    await test.owner`
      update storage.objects set name = name || '.gone' where id = ${String(first?.["id"])}`;
    await askAgain("First cut.mp4");
    expect(await look()).toEqual([]);
    expect(await read()).toMatchObject({ state: "failed", failure: "The file is gone." });
  });

  it("is tried again while its store does not answer", async () => {
    await askAgain("%.pdf");
    const away = createMediaProbe({
      openFile: () => Promise.reject(new Error("The store is away.")),
      probe: probeInWorker,
    });
    const failures: unknown[] = [];
    const runner = await startJobRunner(
      test.database,
      { [mediaProbeKind]: away },
      { onFailure: (error) => failures.push(error) },
    );
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    await runner.stop();
    expect(String(failures[0])).toContain("The store is away.");
    const [waiting] = await test.owner`
      select count(*)::int as jobs from private.jobs
      where kind = ${mediaProbeKind} and finished_at is null and failed_at is null`;
    expect(waiting?.["jobs"]).toBeGreaterThan(0);
  });
});

async function askAgain(fileName: string): Promise<void> {
  await test.owner`
    insert into private.jobs (kind, payload, unique_key)
    select ${mediaProbeKind}, jsonb_build_object('id', id), id::text
    from deliverable_versions where file_name like ${fileName}`;
}
