import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parseFeed } from "../domain/labs/parse-feed.ts";
import { formatTable } from "../scripts/format-table.ts";
import { openDatabase } from "../server/database/database.ts";
import { storePosts } from "../services/labs/store-posts.ts";
import { startOwnPostgres } from "./own-postgres.ts";

// How a long newsletter is taken over: parsed, stored for the first time, then stored again unchanged.
const items = 5000;
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 10);
const megabyte = 1024 * 1024;

const cluster = await startOwnPostgres();
const database = await openDatabase({
  connection: cluster.connection,
  connections: 2,
  log: () => {},
});

try {
  const rows = [];
  for (let round = 1; round <= rounds; round++) {
    const xml = writeFeed(round);
    const [parsing, posts] = timeCpu(() => parseFeed(xml, { base: "https://n.example/feed" }));
    const [storing] = await time(() => database.asOwner((sql) => storePosts(sql, posts)));
    const [again] = await time(() => database.asOwner((sql) => storePosts(sql, posts)));
    collectGarbage();
    const { rss, heapUsed } = process.memoryUsage();
    rows.push([
      round,
      Math.round(xml.length / 1024),
      parsing,
      storing,
      again,
      rss / megabyte,
      heapUsed / megabyte,
    ]);
  }
  const head = [
    "round",
    "feed kB",
    "parse CPU ms",
    "store ms",
    "unchanged ms",
    "RSS MB",
    "heap MB",
  ];
  console.log(`A feed of ${items} posts, every round with other words`);
  console.log(
    formatTable(
      head,
      rows.map((row) => row.map((value) => String(Math.round(value)))),
    ),
  );
} finally {
  await database.close();
  await cluster.stop();
}

/** What stays is what counts: garbage that waits to be collected is no leak. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc()");
}

async function time<T>(work: () => Promise<T>): Promise<[milliseconds: number, result: T]> {
  const startedAt = performance.now();
  const result = await work();
  return [performance.now() - startedAt, result];
}

/** In time of the processor: what others do on the machine meanwhile is not the parser's. */
function timeCpu<T>(work: () => T): [milliseconds: number, result: T] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

function writeFeed(round: number): string {
  const paragraph =
    "Words about light, and where it comes from, &amp; why it &lt;b&gt;stays&lt;/b&gt;. ";
  const written = Array.from({ length: items }, (_, n) => {
    const date = new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toUTCString();
    return `<item><guid isPermaLink="false">post-${n}</guid><title>Post ${n} of round ${round}</title>
<link>/p/${n}</link><pubDate>${date}</pubDate><category>AI</category>
<description>&lt;p&gt;${paragraph.repeat(4)}${round}&lt;/p&gt;</description></item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>N</title>${written.join("")}</channel></rss>`;
}
