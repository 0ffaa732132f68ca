import { randomUUID } from "node:crypto";
import { anchoringKey, anchoringKind } from "../../../services/proof/anchoring-job.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { enqueueJob } from "../../../runtime/jobs/enqueue-job.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";

export type StudioRows = {
  /** A post so old that no reader's list begins with it. */
  addPost(title: string): Promise<void>;
  /** A campaign of nobody's, whose wording is on its way to the chain. Answers its id. */
  beginProof(title: string): Promise<string>;
  close(): Promise<void>;
};

export async function openStudioRows(dataDirectory: string): Promise<StudioRows> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    addPost: async (title) => {
      await db.asOwner(
        (sql) => sql`
              insert into substack_posts (guid, title, link, pub_date)
              values (${randomUUID()}, ${title}, 'https://letters.example/', '2002-01-01')`,
      );
    },
    beginProof: (title) =>
      db.asOwner(async (sql) => {
        const id = randomUUID();
        await sql`insert into pr_campaigns (id, user_id, title) values (${id}, null, ${title})`;
        await sql`
              insert into content_anchors (campaign_id, content, content_hash)
              select campaign_id, content, content_hash from campaign_versions
              where campaign_id = ${id}`;
        await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
        return id;
      }),
    close: () => db.close(),
  };
}
