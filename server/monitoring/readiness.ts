import type { Logger } from "../logger.ts";

export type PartReport = {
  status: "ok" | "degraded" | "down";
  detail?: string;
  troubles?: { kind: string; since: string }[];
};
type PartCheck = () => PartReport | Promise<PartReport>;
type ReadinessReport = {
  status: PartReport["status"];
  parts: Record<string, PartReport>;
};

export type Readiness = {
  /** `degraded` parts are reported but keep the server in service; `down` takes it out. */
  register(part: string, check: PartCheck): void;
  report(): Promise<ReadinessReport>;
};

const severity = ["ok", "degraded", "down"] as const;

export function createReadiness(logger: Logger, timeoutMs = 2000): Readiness {
  const checks = new Map<string, PartCheck>();

  async function runCheck(part: string, check: PartCheck): Promise<PartReport> {
    const { promise: overdue, resolve } = Promise.withResolvers<PartReport>();
    const timer = setTimeout(() => resolve({ status: "down", detail: "no answer" }), timeoutMs);
    try {
      return await Promise.race([check(), overdue]);
    } catch (error) {
      // The endpoint is public: the reason goes to the log alone.
      logger.warn({ part, err: error }, "readiness check failed");
      return { status: "down", detail: "check failed" };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    register: (part, check) => void checks.set(part, check),
    async report() {
      const entries = await Promise.all(
        [...checks].map(async ([part, check]) => [part, await runCheck(part, check)] as const),
      );
      const worst = Math.max(0, ...entries.map(([, part]) => severity.indexOf(part.status)));
      return { status: severity[worst] ?? "down", parts: Object.fromEntries(entries) };
    },
  };
}
