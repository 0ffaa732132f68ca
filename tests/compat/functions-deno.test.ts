import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

const root = resolve(import.meta.dirname, "../..");
let held: TestDatabase;
let deno: ChildProcess;
let url: string;
let output = "";
const address = /http:\/\/127\.0\.0\.1:\d+/;

/** The function by itself, as a hosted edge runtime runs it: no host around it, its own connection. */
beforeAll(async () => {
  held = await createTestDatabase();
  const { host, port } = held.connection;
  deno = spawn(
    resolve(root, "node_modules/.bin/deno"),
    [
      "run",
      "--no-lock",
      "--no-remote",
      "--cached-only",
      "--node-modules-dir=manual",
      // Nothing but loopback and the database's socket.
      `--allow-net=127.0.0.1,unix:${host}/.s.PGSQL.${port}`,
      "--allow-env",
      "--allow-read",
      "--allow-write",
      "--allow-sys",
      "supabase/functions/submit-lead/index.ts",
    ],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        NO_COLOR: "1",
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        SUPABASE_DB_URL: addressOf(held),
      },
    },
  );
  const collect = (chunk: Buffer) => (output += chunk.toString());
  deno.stdout?.on("data", collect);
  deno.stderr?.on("data", collect);
  await expectOutput(address);
  url = address.exec(output)?.[0] ?? "";
});

afterAll(async () => {
  if (deno.exitCode === null) {
    deno.kill();
    await once(deno, "exit");
  }
  await held.drop();
});

it("runs unchanged under Deno", async () => {
  const lead = { name: "Deno", email: `${randomUUID()}@clients.example`, company: null };
  const answers = await Promise.all([invoke(lead), invoke(lead), invoke(lead)]);
  expect(await Promise.all(answers.map((answer) => answer.json())), output).toEqual([
    { success: true },
    { success: true },
    { success: true },
  ]);
  const stored = await held.owner`select name, email, company from public.leads`;
  expect([...stored]).toEqual([lead]);
  const mails = await held.owner<{ kind: string }[]>`select kind from private.outbox order by kind`;
  expect(mails.map((mail) => mail.kind)).toEqual(["enquiry-acknowledgement", "studio-enquiry"]);
  const refused = await invoke({ name: "" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toHaveProperty("fields.email");
});

function invoke(body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.5" },
    body: JSON.stringify(body),
  });
}

async function expectOutput(pattern: RegExp): Promise<void> {
  while (!pattern.test(output)) {
    if (deno.exitCode !== null) throw new Error(`Deno ended: ${output}`);
    await Promise.race([
      once(deno.stdout ?? deno, "data"),
      once(deno.stderr ?? deno, "data"),
      once(deno, "exit"),
    ]);
  }
}

function addressOf({ connection }: TestDatabase): string {
  const { host, port, user, password = "", database } = connection;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return host.startsWith("/")
    ? `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${login}@${host}:${port}/${database}`;
}
