import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productRoot } from "./run-tool.ts";

/** Tests run on the defaults, whatever this machine's environment or .env says; Chrome aside. */
export function ignoreConfiguration(): void {
  const example = readFileSync(join(productRoot, ".env.example"), "utf8");
  for (const [, name = ""] of example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)) {
    if (name !== "CHROME_PATH") delete process.env[name];
  }
}
