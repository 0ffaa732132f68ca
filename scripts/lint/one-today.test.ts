import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

it("asks what day it is in one place: todayInLondon in content/studio-times.ts", () => {
  const files = globSync("{app,content,domain,runtime,server,services,supabase}/**/*.{ts,tsx}", {
    cwd: root,
  }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const asking = files.filter((file) =>
    /new Date\(\)\.toISOString\(\)\.(?:slice|substring|split)|getTimezoneOffset/.test(
      readFileSync(path.join(root, file), "utf8"),
    ),
  );
  expect(asking).toEqual([]);
});
