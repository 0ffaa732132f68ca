import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import type { S3Config } from "../../config/s3-config.ts";
import { receiveFile } from "../receive-file.ts";
import { createS3Client, unusable } from "../s3-client.ts";
import { storageError } from "../storage-error.ts";
import type { PartStore, PartUpload } from "./part-store.ts";
import { splitBody } from "./split-body.ts";

/** What clients send at a time. 50 GiB are 8,534 of them, and S3 takes 10,000. */
const partBytes = 6 * 1024 * 1024;
/** S3 takes a smaller one only as the last. */
const leastBytes = 5 * 1024 * 1024;

/** Uploads as S3's multipart uploads: a chunk of the client is a part. Which parts are there, the database knows. */
export function createS3Parts(config: S3Config, incoming: string): PartStore {
  const { addressOf, ask, missingBucket } = createS3Client(config);

  const addressOfUpload = ({ key, storeId }: Pick<PartUpload, "key" | "storeId">) =>
    `${addressOf(key)}?uploadId=${encodeURIComponent(storeId ?? "")}`;

  async function store(upload: PartUpload, number: number, file: string): Promise<string> {
    const answer = await ask(`${addressOfUpload(upload)}&partNumber=${number}`, {
      method: "PUT",
      body: await openAsBlob(file),
    });
    await answer.body?.cancel();
    const tag = answer.headers.get("etag");
    if (!answer.ok || tag === null) throw unusable("The file store did not take a part.");
    return tag;
  }

  async function abandon(upload: Pick<PartUpload, "key" | "storeId">): Promise<void> {
    const answer = await ask(addressOfUpload(upload), { method: "DELETE" });
    await answer.body?.cancel();
  }

  return {
    async begin(key) {
      const answer = await ask(`${addressOf(key)}?uploads=`, { method: "POST" });
      const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await answer.text())?.[1];
      if (!answer.ok || id === undefined) throw missingBucket();
      return id;
    },
    measure: async ({ received }) => received,
    async append(upload, body, record) {
      let { received, parts } = upload;
      for await (const part of splitBody(body, partBytes)) {
        const { path, size } = await receiveFile(part, { folder: incoming, maxBytes: partBytes });
        try {
          const isLast = received + size === upload.length;
          if (size < leastBytes && !isLast) break;
          const tag = await store(upload, parts + 1, path);
          await record({ number: parts + 1, tag, size });
          parts += 1;
          received += size;
        } finally {
          await rm(path, { force: true });
        }
      }
      if (received > upload.received || received === upload.length) return received;
      throw storageError("invalidRequest", "Send 6 MiB at a time: only the last part may be less.");
    },
    async finish(upload, listTags) {
      if (upload.length === 0) {
        // S3 joins no parts where there are none.
        await ask(addressOf(upload.key), { method: "PUT", body: new Blob([]) });
        return abandon(upload);
      }
      const answer = await ask(addressOfUpload(upload), {
        method: "POST",
        headers: { "content-type": "application/xml" },
        body: describeParts(await listTags()),
      });
      const words = await answer.text();
      // S3 may begin with 200 and find out later that it cannot.
      if (answer.ok && !words.includes("<Error>")) return;
      // A node that was killed may have come to its end, and not to its row.
      const there = await ask(addressOf(upload.key), { method: "HEAD" });
      if (Number(there.headers.get("content-length") ?? -1) === upload.length && there.ok) return;
      throw unusable(words.slice(0, 500));
    },
    abandon,
    measureRoom: async () => null,
  };
}

function describeParts(tags: readonly string[]): string {
  const parts = tags.map((tag, at) => {
    const text = tag.replaceAll(/[<>&]/g, "");
    return `<Part><PartNumber>${at + 1}</PartNumber><ETag>${text}</ETag></Part>`;
  });
  return `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
}
