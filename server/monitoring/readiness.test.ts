import { describe, expect, it } from "vitest";
import { createReadiness } from "./readiness.ts";
import { createLogReader, silent } from "../testing/test-config.ts";

describe("createReadiness", () => {
  it("is ready when every part is", async () => {
    const readiness = createReadiness(silent);
    readiness.register("site", () => ({ status: "ok" }));
    expect(await readiness.report()).toEqual({ status: "ok", parts: { site: { status: "ok" } } });
  });

  it("takes the worst part's status", async () => {
    const readiness = createReadiness(silent);
    readiness.register("mail", () => ({ status: "degraded", detail: "retrying" }));
    readiness.register("site", () => ({ status: "ok" }));
    expect((await readiness.report()).status).toBe("degraded");
    readiness.register("database", async () => ({ status: "down" }));
    expect((await readiness.report()).status).toBe("down");
  });

  it("counts a part that throws as down and keeps the reason in the log", async () => {
    const { logger, lines } = createLogReader();
    const readiness = createReadiness(logger);
    readiness.register("database", () => Promise.reject(new Error("password of 10.0.0.1")));
    const report = await readiness.report();
    expect(report.parts["database"]).toEqual({ status: "down", detail: "check failed" });
    expect(JSON.stringify(lines)).toContain("password of 10.0.0.1");
  });

  it("waits for no part longer than its limit", async () => {
    const readiness = createReadiness(silent, 20);
    readiness.register("chain", () => new Promise(() => {}));
    expect((await readiness.report()).parts["chain"]).toEqual({
      status: "down",
      detail: "no answer",
    });
  });
});
