import { createReadStream } from "node:fs";
import { join } from "node:path";
import { objectPath } from "../../domain/deliverable/object-path.ts";
import { findBucket } from "../storage/buckets.ts";
import type { Storage } from "../storage/storage.ts";
import { storeObject } from "../storage/store-object.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";

const bucketId = "deliverables";
const folder = join(import.meta.dirname, "../../supabase/seed/files");
const idOf = (kind: string, number: number) =>
  `de000000-0000-4000-8000-00000000${kind}${String(number).padStart(2, "0")}`;

type DemoVersion = {
  /** Numbers of the rows in demo.sql. */
  id: number;
  deliverable: number;
  owner: string;
  file: string;
  name: string;
  type: string;
  note: string;
  daysAgo: number;
  /** What the client said to it. */
  changes?: string;
};

/** In the order in which they were handed over. */
const demoVersions: readonly DemoVersion[] = [
  {
    id: 1,
    deliverable: 10,
    owner: idOf("10", 1),
    file: "first-cut-1.mp4",
    name: "First cut.mp4",
    type: "video/mp4",
    note: "Without grade and sound. Please look at the order of the scenes.",
    daysAgo: 4,
    changes: "Could it open on the hands instead of the machine? The rest is lovely.",
  },
  {
    id: 2,
    deliverable: 10,
    owner: idOf("10", 1),
    file: "first-cut-2.mp4",
    name: "First cut, second version.mp4",
    type: "video/mp4",
    note: "Opens on the hands. First grade is in.",
    daysAgo: 1,
  },
  {
    id: 3,
    deliverable: 15,
    owner: idOf("10", 6),
    file: "breakfast-advert.png",
    name: "Breakfast, key frame.png",
    type: "image/png",
    note: "The key frame of the first advert. All six follow its light.",
    daysAgo: 3,
  },
  {
    id: 4,
    deliverable: 4,
    owner: idOf("20", 2),
    file: "announcement.pdf",
    name: "Announcement.pdf",
    type: "application/pdf",
    note: "Four hundred words, with room for the figures of the day.",
    daysAgo: 2,
  },
  {
    id: 5,
    deliverable: 5,
    owner: idOf("20", 2),
    file: "campaign-film.mp4",
    name: "The blend that votes.mp4",
    type: "video/mp4",
    note: "",
    daysAgo: 2,
  },
];

/** Hands over the files of the demo: what somebody did with them since stays as it is. Needs the demo data. */
export async function seedDemoFiles(storage: Storage): Promise<void> {
  const { database } = storage;
  const missing = await findMissing(database);
  for (const version of missing) {
    const path = objectPath({
      owner: version.owner,
      deliverable: idOf("30", version.deliverable),
      upload: String(version.id),
      fileName: version.name,
    });
    const upload = {
      type: version.type,
      cacheControl: "max-age=3600",
      userMetadata: null,
      body: createReadStream(join(folder, version.file)),
    };
    const destination = {
      bucket: await findBucket(database, bucketId),
      name: path,
      ownerId: null,
      isUpsert: true,
      quota: null,
      transaction: <T>(work: (sql: Transaction) => Promise<T>) => database.asOwner(work),
    };
    await storeObject(storage, destination, upload);
    await database.asOwner((sql) => insertVersion(sql, version, path));
  }
}

/** Of deliverables that are still there, the versions that are not. */
async function findMissing(database: Database): Promise<DemoVersion[]> {
  const ids = demoVersions.map(({ id }) => idOf("70", id));
  const deliverables = demoVersions.map(({ deliverable }) => idOf("30", deliverable));
  const rows = await database.asOwner(
    (sql) => sql<{ id: string }[]>`
      select id from unnest(${ids}::uuid[], ${deliverables}::uuid[]) as demo (id, deliverable_id)
      where exists (select from public.pr_deliverables d where d.id = demo.deliverable_id)
        and not exists (select from public.deliverable_versions v where v.id = demo.id)`,
  );
  const wanted = new Set(rows.map(({ id }) => id));
  return demoVersions.filter(({ id }) => wanted.has(idOf("70", id)));
}

async function insertVersion(sql: Transaction, version: DemoVersion, path: string): Promise<void> {
  const deliverable = idOf("30", version.deliverable);
  await sql`
    insert into public.deliverable_versions
      (id, deliverable_id, number, object_path, file_name, file_type, file_size, note, created_at)
    select ${idOf("70", version.id)}, ${deliverable},
      (select coalesce(max(number), 0) + 1 from public.deliverable_versions where deliverable_id = ${deliverable}),
      o.name, ${version.name}, ${version.type}, (o.metadata ->> 'size')::bigint, ${version.note},
      now() - make_interval(days => ${version.daysAgo})
    from storage.objects o where o.bucket_id = ${bucketId} and o.name = ${path}`;
  await sql`
    update public.pr_deliverables
    set status = 'delivered', delivered_at = now() - make_interval(days => ${version.daysAgo})
    where id = ${deliverable}`;
  if (version.changes)
    await sql`
      insert into public.deliverable_reviews
        (id, deliverable_id, version_id, decision, comment, reviewer_id, created_at)
      values (
        ${idOf("71", version.id)}, ${deliverable}, ${idOf("70", version.id)}, 'changes', ${version.changes},
        ${idOf("00", 1)}, now() - make_interval(days => ${version.daysAgo - 1})
      )`;
}
