import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readImageSize } from "../../domain/file/image-size.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";
import { sendFeed, startFeedServer, writeItem, writeRss, type FeedServer } from "./feed-server.ts";

let held: TestDatabase;
let newsletter: FeedServer;
let deno: DenoFunction;

beforeAll(async () => {
  [held, newsletter] = await Promise.all([createTestDatabase(), startFeedServer()]);
  deno = await runInDeno("fetch-substack-posts", held, {
    SUBSTACK_FEED_URL: `${newsletter.url}/feed`,
    FETCH_ALLOW_PRIVATE: "on",
    // The platform's storage, which the newsletter's host plays too.
    SUPABASE_URL: newsletter.url,
    SUPABASE_SERVICE_ROLE_KEY: "a-key",
  });
});
afterAll(async () => {
  await Promise.all([deno.stop(), newsletter.stop()]);
  await held.drop();
});

it("takes over the newsletter and its pictures unchanged under Deno", async () => {
  const picture = await readFile(resolve(import.meta.dirname, "../../public/share/labs.jpg"));
  const extra = `<enclosure url="${newsletter.url}/picture" length="1" type="image/jpeg"/>`;
  const stored: Buffer[] = [];
  let tries = 0;
  const name = createHash("sha256").update(`${newsletter.url}/picture`).digest("hex").slice(0, 40);
  newsletter.play({
    "/feed": sendFeed(writeRss([writeItem({ guid: "deno", extra })])),
    "/picture": sendFeed(picture),
    [`/storage/v1/object/labs/${name}.webp`]: (request, response) => {
      tries += 1;
      // A kept connection may be closed by the time it is used again.
      if (tries === 1) request.destroy();
      request.on("data", (chunk: Buffer) => stored.push(chunk));
      request.on("end", () => response.end("{}"));
    },
  });
  const answer = await fetch(deno.url, { method: "POST" });
  const body: unknown = await answer.json();
  expect(body, deno.output()).toMatchObject({
    success: true,
    posts: [{ title: "deno", thumbnail: `/storage/v1/object/public/labs/${name}.webp` }],
  });
  expect(readImageSize(Buffer.concat(stored))).toMatchObject({ width: 800, height: 400 });
});
