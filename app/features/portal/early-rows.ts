import { sharedBackend } from "../../data/shared-backend.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { readSection } from "./read-section.ts";

export type EarlyRows = {
  /** What was asked for this section, once. */
  take<Name extends SectionName>(name: Name): Promise<PortalRows[Name][]> | undefined;
};

type Asked = { [Name in SectionName]?: Promise<PortalRows[Name][]> | undefined };

/**
 * Asks for the first rows while it is still being asked which company they are of. Rows do not say whose they are, so
 * these are for whoever turns out to be in a single one.
 */
export function askEarly(me: string): EarlyRows {
  const ask = <Name extends SectionName>(name: Name): Promise<PortalRows[Name][]> => {
    const rows = readSection(name, { backend: sharedBackend(), userId: me });
    // Whoever takes it hears of the failure.
    rows.catch(() => undefined);
    return rows;
  };
  const asked: Asked = {
    projects: ask("projects"),
    campaigns: ask("campaigns"),
    metrics: ask("metrics"),
    deliverables: ask("deliverables"),
    profile: ask("profile"),
    payments: ask("payments"),
    anchors: ask("anchors"),
    events: ask("events"),
    documents: ask("documents"),
    proposals: ask("proposals"),
  };

  return {
    take(name) {
      const rows = asked[name];
      asked[name] = undefined;
      return rows;
    },
  };
}
