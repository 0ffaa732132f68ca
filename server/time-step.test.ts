import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timeStep } from "./time-step.ts";

let now = 0;
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const take = (milliseconds: number) =>
  timeStep(
    (line) => lines.push(line),
    "Opened the database",
    async () => {
      now += milliseconds;
      return "open";
    },
  );

it("names a step with its time, and answers what it made", async () => {
  expect(await take(2340)).toBe("open");
  expect(lines).toEqual(["Opened the database in 2.3 s."]);
});

it("spares a line for what takes none", async () => {
  await take(20);
  expect(lines).toEqual([]);
});
