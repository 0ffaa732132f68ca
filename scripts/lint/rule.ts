import type { RuleTester } from "oxlint/plugins-dev";

/** As oxlint's own types have it, but do not name it. */
export type Rule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;
