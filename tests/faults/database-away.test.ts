import { randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { signalPostgres } from "../support/postgres-processes.ts";
import {
  readPostgresPid,
  removeDataDirectory,
  startProduct,
  type Product,
} from "../support/product.ts";
import { send, type Sent } from "../support/send.ts";

const dataDirectory = copyPreparedData();
// Beyond the ten seconds that the product waits for a connection: one that waited with PostgreSQL would never end.
const longestWait = 25_000;
let product: Product;

beforeAll(async () => {
  product = await startProduct(dataDirectory);
});
afterAll(() => removeDataDirectory(dataDirectory));

// Another one each time: tries are counted for each address.
const credentials = () => ({
  email: `${randomUUID()}@clients.example`,
  password: "not-the-password",
});
const lead = { name: "Ada", email: "ada@clients.example" };

/** One of each room, and the status it answers with when all is well. */
const requests = [
  { path: "/rest/v1/pr_packages?select=id", well: 200 },
  { path: "/auth/v1/token?grant_type=password", json: credentials, well: 400 },
  { path: "/functions/v1/submit-lead", json: () => lead, well: 200 },
];

type Timed = Sent & { path: string; milliseconds: number };

async function ask({ path, json }: { path: string; json?: () => object }): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await send(`${product.url}${path}`, {
    json: json?.(),
    timeoutMilliseconds: 30_000,
  });
  return { ...answer, path, milliseconds: performance.now() - startedAt };
}

async function askAll(times = 1): Promise<Timed[]> {
  return Promise.all(Array.from({ length: times }, () => requests.map(ask)).flat());
}

async function expectPagesToGoOn(): Promise<void> {
  const pages = await Promise.all(["/healthz", "/", "/pricing"].map((path) => ask({ path })));
  expect(pages.map(({ path, status }) => ({ path, status }))).toEqual([
    { path: "/healthz", status: 200 },
    { path: "/", status: 200 },
    { path: "/pricing", status: 200 },
  ]);
}

async function expectNotReady(): Promise<void> {
  const { status, headers, body } = await ask({ path: "/readyz" });
  expect(status).toBe(503);
  expect(headers["retry-after"]).toMatch(/^\d+$/);
  expect(JSON.parse(body)).toMatchObject({
    status: "down",
    parts: { database: { status: "down" }, site: { status: "ok" } },
  });
}

async function expectRecovery(): Promise<void> {
  await expect
    .poll(async () => (await askAll()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(requests.map(({ well }) => well));
  await expect.poll(async () => (await ask({ path: "/readyz" })).status).toBe(200);
}

function expectUnavailable(answers: Timed[]): void {
  for (const { path, status, headers, body, milliseconds } of answers) {
    expect({ path, status, retryAfter: headers["retry-after"] }).toEqual({
      path,
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    expect(JSON.parse(body)).toBeTypeOf("object");
    expect(milliseconds).toBeLessThan(longestWait);
  }
}

describe("PostgreSQL killed under the running product", () => {
  const file = join(dataDirectory, "postgres/global/pg_control");
  afterEach(() => {
    // Whatever failed above, the next test needs a database.
    if (isHidden) show();
  });
  let isHidden = false;
  const hide = () => {
    renameSync(file, `${file}.away`);
    isHidden = true;
  };
  const show = () => {
    renameSync(`${file}.away`, file);
    isHidden = false;
  };
  const kill = () => {
    const pid = readPostgresPid(dataDirectory);
    // Number 0 would be ourselves.
    if (pid === null) throw new Error("PostgreSQL is not running.");
    process.kill(pid, "SIGKILL");
  };

  it("answers 503 with Retry-After for as long as it cannot come back, and then recovers", async () => {
    expect((await askAll()).map(({ status }) => status)).toEqual(requests.map(({ well }) => well));
    // Without this file it does not start again.
    hide();
    kill();
    await expect.poll(async () => (await ask({ path: "/readyz" })).status).toBe(503);
    expectUnavailable(await askAll(10));
    await expectNotReady();
    await expectPagesToGoOn();

    show();
    await expectRecovery();
  }, 120_000);

  it("never answers anything else while it is started again", async () => {
    const wells = new Map(requests.map(({ path, well }) => [path, well]));
    const isWell = ({ path, status }: Timed) => status === wells.get(path);
    const answers: Timed[] = [];
    kill();
    // The children of a killed server go on for a moment, so that the first answers may be well.
    while (answers.every(isWell) || !answers.slice(-requests.length).every(isWell)) {
      answers.push(...(await askAll()));
    }
    expectUnavailable(answers.filter((answer) => !isWell(answer)));
  }, 120_000);
});

describe("PostgreSQL frozen under the running product", () => {
  afterEach(() => signalPostgres(dataDirectory, "SIGCONT"));

  it("answers 503 instead of waiting with it, and goes on when it does", async () => {
    await askAll(5);
    signalPostgres(dataDirectory, "SIGSTOP");
    // More at once than there are connections, so that some of them queue for one.
    expectUnavailable(await askAll(10));
    const [later] = await Promise.all([askAll(), expectNotReady(), expectPagesToGoOn()]);
    expectUnavailable(later);

    signalPostgres(dataDirectory, "SIGCONT");
    await expectRecovery();
  }, 120_000);
});
