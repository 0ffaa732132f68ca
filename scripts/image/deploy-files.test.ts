import { existsSync, readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { leanOptions, leanVariables } from "../setup/lean-memory.mjs";
import { readDockerfile, readVariables, stepsOf } from "./read-dockerfile.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const stages = readDockerfile(read("Dockerfile"));
const image = stages.at(-1);
const compose = read("compose.yaml");
const variables = readVariables(image, { SITE_URL: "https://agency.example" });
const known = new Set([...read(".env.example").matchAll(/^# (\w+)=/gm)].map(([, name]) => name));
const packages = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read("package.json")));

/** Every file of ours, and every package, that the script loads for more than its types. */
function findLoaded(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const statements = readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^"';]*?from\s+)?"([^"]+)"/gm,
  );
  for (const [, specifier = ""] of statements) {
    if (specifier.startsWith(".")) findLoaded(resolve(dirname(file), specifier), loaded);
    else if (!specifier.startsWith("node:")) loaded.add(specifier);
  }
  return loaded;
}

describe("the Dockerfile", () => {
  const copied = stepsOf(image, "COPY").map((rest) => {
    const [, from = "", to = ""] = /^--from=build \/kinolume\/(\S+) (\S+)$/.exec(rest) ?? [];
    return { from, to };
  });

  it("copies what is there, to the same place", () => {
    const made = new Set(["build", "node_modules"]);
    for (const { from, to } of copied) {
      expect(to).toBe(from === "package.json" ? "./" : from);
      expect(made.has(from) || existsSync(join(root, from)), from).toBe(true);
    }
  });

  it("has everything that its command loads, without what only the build needs", () => {
    const [command = "[]"] = stepsOf(image, "CMD");
    const [program, ...words] = z.array(z.string()).parse(JSON.parse(command));
    expect(program).toBe("node");
    const script = words.at(-1) ?? "";
    const folders = new Set(copied.map(({ from }) => from));
    const build = stepsOf(stages[0], "RUN").join(" ");
    const [, left = ""] = /npm uninstall (?:--\S+ )+([^&]+) &&/.exec(build) ?? [];
    expect(left.split(" ")).toContain("vite");
    for (const loaded of findLoaded(join(root, script))) {
      if (loaded.startsWith("/")) {
        const [folder = ""] = relative(root, loaded).split("/");
        expect(folders, loaded).toContain(folder);
      } else {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(loaded)?.[0] ?? "";
        expect({ ...packages.dependencies, ...packages.optionalDependencies }).toHaveProperty([
          name,
        ]);
        expect(left.split(" ")).not.toContain(name);
      }
    }
  });

  it("is nobody's root, keeps its data in the volume, and is asked where it listens", () => {
    const steps = (image?.steps ?? []).map(({ instruction }) => instruction);
    expect(stepsOf(image, "USER")).toEqual(["node"]);
    expect(steps.lastIndexOf("RUN")).toBeLessThan(steps.indexOf("USER"));
    expect(stepsOf(image, "VOLUME")).toEqual([variables["DATA_DIR"]]);
    expect(stepsOf(image, "EXPOSE")).toEqual([variables["PORT"]]);
    expect(stepsOf(image, "HEALTHCHECK")[0]).toContain(`127.0.0.1:${variables["PORT"]}/healthz`);
    const ofNode = new Set(["NODE_ENV", ...Object.keys(leanVariables)]);
    const named = Object.keys(variables).filter((name) => !ofNode.has(name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it("is as sparing with memory as npm start", () => {
    expect(variables).toMatchObject(leanVariables);
    expect(stepsOf(image, "CMD").join()).toContain(`"node", "${leanOptions.join('", "')}",`);
  });

  it("leaves out what must not be in an image", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".git", ".env", ".data", "node_modules", "build"]) {
      expect(ignored).toContain(name);
    }
  });
});

describe("compose.yaml", () => {
  it("knows only variables that exist, and hands on the image's arguments", () => {
    const site = /\n  site:\n([^]*?)\n  database:\n/.exec(compose)?.[1] ?? "";
    const set = [...site.matchAll(/^ {6}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name);
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
    const [, argument] = /args:\n\s+(\w+):/.exec(site) ?? [];
    expect(stages.flatMap((stage) => stepsOf(stage, "ARG"))).toContain(argument);
    expect(site).toContain(`:${variables["DATA_DIR"]}\n`);
  });

  it("leads the proxy to the port of the image, which trusts the proxy's network", () => {
    expect(compose).toContain(`UPSTREAM: site:${variables["PORT"]}`);
    const [, trusted = ""] = /TRUSTED_PROXIES: (\S+)/.exec(compose) ?? [];
    const [, subnet = ""] = /subnet: (\S+)/.exec(compose) ?? [];
    expect(trusted).toBe(subnet);
    const [address = "", prefix] = trusted.split("/");
    const list = new BlockList();
    list.addSubnet(address, Number(prefix));
    expect(list.check(address.replace(/0$/, "7"))).toBe(true);
  });

  it("gives the server the time that it takes to stop", () => {
    const [, delay = "0"] = /STOP_DELAY_SECONDS: (\d+)/.exec(compose) ?? [];
    const [, grace = "0"] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
    const [, interval = "0"] = /health_interval (\d+)s/.exec(read("deploy/Caddyfile")) ?? [];
    // Ten seconds for requests, as many for jobs, and some to tidy up.
    expect(Number(grace)).toBeGreaterThan(Number(delay) + 22);
    expect(Number(delay)).toBeGreaterThan(Number(interval));
  });
});

describe("the systemd unit", () => {
  const unit = read("deploy/kinolume.service");
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";

  it("starts what is there, in a folder that it may write to", () => {
    const [, ...files] = setting("ExecStart").split(" ");
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
    expect(setting("Environment")).toContain(`DATA_DIR=/var/lib/${setting("StateDirectory")}`);
    expect(setting("User")).not.toBe("root");
    expect(Number(setting("TimeoutStopSec"))).toBeGreaterThan(30);
  });
});
