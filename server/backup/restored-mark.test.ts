import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../runtime/database/types.ts";
import { holdAfterRestore, markRestored } from "./restored-mark.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-restored-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Counts how often it is asked to hold the numbers, and fails as often as it is told to. */
function countHolds({ failures = 0 } = {}) {
  const counted = { holds: 0 };
  const database: Pick<Database, "asOwner"> = {
    async asOwner() {
      counted.holds += 1;
      if (counted.holds <= failures) throw new Error("The database is away.");
      return undefined as never;
    },
  };
  return { counted, database };
}

it("holds the numbers of invoices once after a restore, and never otherwise", async () => {
  const { counted, database } = countHolds();
  await holdAfterRestore(folder, database);
  expect(counted.holds).toBe(0);
  await markRestored(folder, "2026-11-19T12:00:00Z");
  await holdAfterRestore(folder, database);
  await holdAfterRestore(folder, database);
  expect(counted.holds).toBe(1);
});

it("does so at the next start where it could not", async () => {
  const { counted, database } = countHolds({ failures: 1 });
  await markRestored(folder, "2026-11-19T12:00:00Z");
  await expect(holdAfterRestore(folder, database)).rejects.toThrow("away");
  await holdAfterRestore(folder, database);
  expect(counted.holds).toBe(2);
});
