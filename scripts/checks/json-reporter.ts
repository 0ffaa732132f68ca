import { readFile, writeFile } from "node:fs/promises";
import { JsonReporter, type SerializedError, type TestModule, type Vitest } from "vitest/node";
import { markUnhandled } from "./mark-unhandled.ts";
import { unitReport } from "./unit-report.ts";

/** Vitest's JSON with what no test caught: by itself that fails a run and is in no report. */
export default class extends JsonReporter {
  #file = "";

  constructor() {
    super({});
  }

  override onInit(vitest: Vitest) {
    super.onInit(vitest);
    const { outputFile } = vitest.config;
    this.#file = (typeof outputFile === "string" ? outputFile : outputFile?.json) ?? "";
  }

  override async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[] = [],
  ) {
    await super.onTestRunEnd([...modules]);
    if (errors.length === 0) return;
    const report = unitReport.parse(JSON.parse(await readFile(this.#file, "utf8")));
    await writeFile(this.#file, JSON.stringify(markUnhandled(report, errors)));
  }
}
