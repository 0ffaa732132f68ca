import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { demoAccount } from "../support/demo-session.ts";
import {
  createDataDirectory,
  launchProduct,
  readPostgresPid,
  removeDataDirectory,
  startProduct,
  type Launched,
} from "../support/product.ts";
import { send } from "../support/send.ts";

type Moment = { name: string; isNow: (dataDirectory: string, start: Launched) => boolean };

const moments: Moment[] = [
  {
    name: "while initdb writes the database's files",
    isNow: (dataDirectory) =>
      readdirSync(dataDirectory).some(
        (name) =>
          name.startsWith("postgres.new-") && existsSync(join(dataDirectory, name, "global")),
      ),
  },
  {
    name: "while PostgreSQL starts for the first time",
    isNow: (dataDirectory, start) =>
      readPostgresPid(dataDirectory) !== null && !start.output().includes("Migrating"),
  },
  {
    name: "while the migrations run",
    isNow: (_, start) => start.output().includes("Migrating"),
  },
];

/** Kills the server the moment it gets there: fails if the start got past it unseen. */
async function killAt({ isNow }: Moment, dataDirectory: string): Promise<Launched> {
  const start = await launchProduct(dataDirectory);
  while (!isNow(dataDirectory, start)) {
    if (start.child.exitCode !== null) throw new Error(`It ended by itself: ${start.output()}`);
    if (start.output().includes("ready:")) throw new Error("The start got past the moment.");
    await wait(1);
  }
  start.child.kill("SIGKILL");
  await start.ended;
  return start;
}

describe("the very first start, killed", () => {
  it.each(moments)(
    "$name, leaves a folder that the next start can use",
    async (moment) => {
      const dataDirectory = createDataDirectory();
      onTestFinished(() => removeDataDirectory(dataDirectory));
      const killed = await killAt(moment, dataDirectory);
      expect(killed.output()).not.toContain("ready:");
      // As an initdb leaves it that outlives its start for a while.
      const draft = join(dataDirectory, "postgres.new-left-behind");
      mkdirSync(draft);

      const product = await startProduct(dataDirectory);
      const { email, password } = demoAccount("client");
      const signedIn = await send(`${product.url}/auth/v1/token?grant_type=password`, {
        json: { email, password },
      });
      expect(signedIn.status).toBe(200);
      expect(await send(`${product.url}/readyz`)).toMatchObject({ status: 200 });
      const { access_token: token } = JSON.parse(signedIn.body);
      const projects = await send(`${product.url}/rest/v1/projects?select=id`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(JSON.parse(projects.body)).not.toEqual([]);

      expect(existsSync(draft)).toBe(false);
    },
    120_000,
  );
});
