import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import type { S3Config } from "../config/s3-config.ts";
import { pathOf, type ByteStore } from "./byte-store.ts";
import { createS3Client, unusable } from "./s3-client.ts";
import { readListing } from "./s3-listing.ts";

const removedAtOnce = 20;
/** Less than a readiness check may take: without its files the site is still worth serving. */
const checkMilliseconds = 1500;

/** Bytes in any store that speaks S3. */
export function createS3Store(config: S3Config): ByteStore {
  const { root, addressOf, ask, missingBucket } = createS3Client(config);
  return {
    async put(key, file) {
      // A blob has a length, which S3 wants to know beforehand; it is read as it is sent.
      const answer = await ask(addressOf(key), { method: "PUT", body: await openAsBlob(file) });
      await answer.body?.cancel();
      if (!answer.ok) throw missingBucket();
      await rm(file, { force: true });
    },
    async open(key, { start, end, size }, signal) {
      const range = end < size - 1 || start > 0 ? { range: `bytes=${start}-${end}` } : {};
      const answer = await ask(addressOf(key), { headers: range, signal });
      if (answer.ok) return answer.body;
      await answer.body?.cancel();
      return null;
    },
    async copy(from, to) {
      const source = `/${config.bucket}/${pathOf(from)}`;
      const answer = await ask(addressOf(to), {
        method: "PUT",
        headers: { "x-amz-copy-source": source },
      });
      const words = await answer.text();
      // S3 may begin with 200 and find out later that it cannot.
      if (answer.ok && words.includes("<Error>")) {
        throw unusable(words);
      }
      return answer.ok;
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += removedAtOnce) {
        const some = keys.slice(at, at + removedAtOnce);
        await Promise.all(
          some.map(async (key) => (await ask(addressOf(key), { method: "DELETE" })).body?.cancel()),
        );
      }
    },
    async *list(before) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2" });
        if (next !== undefined) query.set("continuation-token", next);
        const answer = await ask(`${root}?${query}`);
        if (!answer.ok) throw missingBucket();
        const page = readListing(await answer.text());
        yield page.entries
          .filter(({ modified }) => modified < before)
          .map(({ bucketId, version }) => ({ bucketId, version }));
        ({ next } = page);
      } while (next !== undefined);
    },
    async check() {
      const signal = AbortSignal.timeout(checkMilliseconds);
      const answer = await ask(`${root}?list-type=2&max-keys=1`, { signal });
      await answer.body?.cancel();
      if (!answer.ok) throw missingBucket();
    },
  };
}
