import { execFileSync } from "node:child_process";
import { inject } from "vitest";
import { createDataDirectory } from "./product.ts";

/** A folder of its own, as after the product's first start. */
export function copyPreparedData(): string {
  const folder = createDataDirectory();
  // Node's own copy would leave PostgreSQL's files to us, where that is another account.
  execFileSync("cp", ["-a", `${inject("preparedData")}/.`, folder]);
  return folder;
}
