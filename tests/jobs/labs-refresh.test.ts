import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listPictures } from "../../content/media-asset.ts";
import { media } from "../../content/media.ts";
import { createFeedRefresh, feedSchedule } from "../../services/labs/refresh-job.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { storageRoutes } from "../../server/storage/index.ts";
import { createPublicFiles } from "../../server/storage/public-files.ts";
import { openStorage, type Storage } from "../../server/storage/storage.ts";
import { readImageSize } from "../../domain/file/image-size.ts";
import { refreshFeed } from "../../services/labs/refresh-feed.ts";
import {
  sendFeed,
  sendStatus,
  startFeedServer,
  writeItem,
  writeRss,
  type Answer,
  type FeedServer,
} from "../compat/feed-server.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

let test: TestDatabase;
let newsletter: FeedServer;
let folder: string;
let storage: Storage;
const root = join(import.meta.dirname, "../..");

beforeAll(async () => {
  [test, newsletter] = await Promise.all([createTestDatabase(), startFeedServer()]);
});
afterAll(() => Promise.all([test.drop(), newsletter.stop()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-feed-"));
  vi.stubEnv("SUBSTACK_FEED_URL", `${newsletter.url}/feed`);
  vi.stubEnv("FETCH_ALLOW_PRIVATE", "on");
  await test.owner`truncate public.substack_posts, private.feed_state, storage.objects`;
  storage = await openStorage(
    {
      dataDirectory: folder,
      s3: undefined,
      clientStorageBytes: 0,
      siteUrl: "https://agency.example",
    },
    {
      database: test.database,
      onUnexpected: (error) => {
        throw error;
      },
    },
  );
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const askedFor = (path: string) => newsletter.requests.filter((each) => each.path === path);

describe("the feed's job", () => {
  it("fills Labs by itself when the server starts, and says when it could not", async () => {
    const failures: unknown[] = [];
    const run = async () => {
      const registry = { [feedSchedule.kind]: createFeedRefresh(createPublicFiles(storage)) };
      return startJobRunner(test.database, registry, {
        schedule: [feedSchedule],
        onFailure: (error) => failures.push(error),
      });
    };
    newsletter.play({ "/feed": sendStatus(500) });
    const failing = await run();
    await expect.poll(() => String(failures[0])).toContain("The host answered with status 500.");
    await failing.stop();

    await test.owner`truncate private.feed_state`;
    await test.owner`delete from private.jobs`;
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({ guid: "new" })])) });
    const working = await run();
    await expect
      .poll(() => test.owner`select guid from public.substack_posts`)
      .toEqual([{ guid: "new" }]);
    await working.stop();
    expect(failures).toHaveLength(1);
  });

  it("asks the newsletter once for two processes on one database", async () => {
    newsletter.play({
      "/feed": (request, response) =>
        void setTimeout(() => sendFeed(writeRss([writeItem({})]))(request, response), 300),
    });
    const nodes = await Promise.all([startNode(), startNode()]);
    const ended = nodes.map(async (node) => {
      node.stdin.end("go\n");
      const [code] = await once(node, "exit");
      return code;
    });
    expect(await Promise.all(ended)).toEqual([0, 0]);
    expect(askedFor("/feed")).toHaveLength(1);
    expect(await test.owner`select guid from public.substack_posts`).toEqual([{ guid: "a" }]);
  });
});

describe("thumbnails", () => {
  const serve = (): Hono => {
    const app = new Hono();
    const resolveCaller = () => Promise.reject(new Error("Nobody is asked who they are."));
    const signer = { mac: () => "" };
    app.route("/storage/v1", storageRoutes({ storage, signer, resolveCaller }));
    return app;
  };
  const refresh = async (files = createPublicFiles(storage)) => {
    await test.owner`update private.feed_state set checked_at = checked_at - interval '10 minutes'`;
    return refreshFeed({
      transaction: (work) => test.database.asOwner(work),
      settings: { source: `${newsletter.url}/feed`, allowPrivate: true },
      files,
    });
  };
  const illustrate = (pictures: Record<string, Answer>) => {
    const items = Object.keys(pictures).map((path) =>
      writeItem({
        guid: path.slice(1),
        extra: `<enclosure url="${newsletter.url}${path}" length="1" type="image/jpeg"/>`,
      }),
    );
    newsletter.play({ ...pictures, "/feed": sendFeed(writeRss(items), { etag: '"1"' }) });
  };
  const thumbnails = async (): Promise<Record<string, string | null>> => {
    const rows = await test.owner<{ guid: string; thumbnail: string | null }[]>`
      select guid, thumbnail from public.substack_posts`;
    return Object.fromEntries(rows.map(({ guid, thumbnail }) => [guid, thumbnail]));
  };

  const webp =
    listPictures("labs-1", media["labs-1"]).find(({ format }) => format === "webp")?.name ?? "";

  it("are fetched once, cut to 800 by 400 and served from here", async () => {
    illustrate({
      "/jpeg": sendFeed(await readFile(join(root, "public/share/labs.jpg"))),
      "/png": sendFeed(await readFile(join(root, "public/icon-512.png"))),
      "/webp": sendFeed(await readFile(join(root, "public/media", webp))),
    });
    expect(await refresh()).toBeUndefined();
    const found = Object.values(await thumbnails());
    expect(found).toHaveLength(3);
    for (const path of found) {
      expect(path).toMatch(/^\/storage\/v1\/object\/public\/labs\/[\da-f]{40}\.webp$/);
      const answer = await serve().request(path ?? "");
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(readImageSize(bytes)).toEqual({ format: "webp", width: 800, height: 400 });
    }
    await refresh();
    expect(askedFor("/jpeg")).toHaveLength(1);
  });

  it("are left out when they are no pictures, too large, or not there", async () => {
    const wall = Buffer.from(await readFile(join(root, "public/icon-512.png")));
    wall.writeUInt32BE(50_000, 16);
    wall.writeUInt32BE(50_000, 20);
    const torn = (await readFile(join(root, "public/share/labs.jpg"))).subarray(0, 900);
    illustrate({
      "/wall": sendFeed(wall),
      "/torn": sendFeed(torn),
      "/svg": sendFeed("<svg onload='alert(1)'/>"),
      "/gone": sendStatus(404),
      "/large": sendFeed(Buffer.alloc(5_000_001)),
    });
    expect(await refresh()).toBeUndefined();
    const found = await thumbnails();
    expect(found).toEqual({ wall: null, torn: null, svg: null, gone: null, large: null });
    const [state] = await test.owner`select etag from private.feed_state`;
    expect(state?.["etag"]).toBe('"1"');
  });

  it("are tried again when their host was only away", async () => {
    illustrate({ "/later": sendStatus(503) });
    await refresh();
    expect(await thumbnails()).toEqual({ later: null });
    illustrate({ "/later": sendFeed(await readFile(join(root, "public/share/labs.jpg"))) });
    await refresh();
    expect((await thumbnails())["later"]).toMatch(/\.webp$/);
    expect(askedFor("/feed")[0]?.headers["if-none-match"]).toBeUndefined();
  });

  it("are tried again when they could not be kept, and their posts are there already", async () => {
    illustrate({ "/full": sendFeed(await readFile(join(root, "public/share/labs.jpg"))) });
    const save = () => Promise.reject(new Error("no space left"));
    await expect(refresh({ ...createPublicFiles(storage), save })).rejects.toThrow("no space left");
    expect(await thumbnails()).toEqual({ full: null });
    await refresh();
    expect((await thumbnails())["full"]).toMatch(/\.webp$/);
    expect(askedFor("/feed")[0]?.headers["if-none-match"]).toBeUndefined();
  });

  it("lead to no other file", async () => {
    const names = ["..%2F..%2Fpackage.json", "..%5Cx.webp", ".x.webp", "x.svg", "missing.webp"];
    for (const name of names) {
      const answer = await serve().request(`/storage/v1/object/public/labs/${name}`);
      expect([400, 404], name).toContain(answer.status);
    }
  });
});

async function startNode() {
  const node = spawn(process.execPath, [join(import.meta.dirname, "labs-node.ts")], {
    env: { ...process.env, NODE_DATABASE: addressOf(test.connection) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(node.stdout, "data");
  return node;
}

function addressOf({ host, port, user, database, password = "" }: ConnectionOptions): string {
  const url = new URL(`postgres://localhost/${database}`);
  url.username = user;
  url.password = password;
  url.search = new URLSearchParams({ host, port: String(port) }).toString();
  return url.href;
}
