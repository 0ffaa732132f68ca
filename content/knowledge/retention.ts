import type { Fact } from "../../domain/assistant/fact.ts";
import { privacySections } from "../pages/privacy.ts";
import { slugOf } from "./slug-of.ts";

const rows = privacySections.find(({ id }) => id === "retention")?.table?.rows ?? [];

/** How long each thing is kept. */
export const retentionFacts: readonly Fact[] = rows.map(([what = "", time = ""]) => ({
  id: `kept-${slugOf(what)}`,
  aspect: "retention",
  answer: `${what.replace(/, ((?:only|with) .*)$/, " ($1)")} ${time.startsWith("anonymised") ? "are" : "are kept for"} ${time}.`,
  source: { title: "Privacy: how long it is kept", href: "/privacy#retention" },
}));
