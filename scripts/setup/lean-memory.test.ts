import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isServer, leanOptions, leanVariables } from "./lean-memory.mjs";

const image = readFileSync(join(import.meta.dirname, "../../Dockerfile"), "utf8");

describe("a server's memory", () => {
  it("is the image's, too", () => {
    for (const [name, value] of Object.entries(leanVariables)) {
      expect(image).toContain(`${name}=${value}`);
    }
    const command = ["node", ...leanOptions, "scripts/serve.ts"].map((word) => `"${word}"`);
    expect(image).toContain(`CMD [${command.join(", ")}]`);
  });

  it("is that of what serves, and of no other command", () => {
    expect(["scripts/start.ts", String.raw`scripts\serve.ts`].map(isServer)).toEqual([true, true]);
    expect(["scripts/build.ts", "scripts/test.ts"].map(isServer)).toEqual([false, false]);
  });
});
