import { useEffect, useEffectEvent, useRef } from "react";
import { coalesce } from "../../data/coalesce.ts";
import { useLiveTables } from "../../data/use-live-tables.ts";
import type { SectionName } from "./portal-data.ts";
import { sectionNames } from "./section-rows.ts";

const tableOf: Record<SectionName, string> = {
  projects: "projects",
  campaigns: "pr_campaigns",
  metrics: "pr_campaign_metrics",
  deliverables: "pr_deliverables",
  profile: "profiles",
  payments: "eth_payments",
  anchors: "content_anchors",
  events: "project_events",
};
const followed = sectionNames.map((name) => ({ table: tableOf[name] }));

/** Reads a section again when the studio, or this client elsewhere, changed something in it. */
export function useLiveSections(
  refresh: (names: Iterable<SectionName>) => Promise<void>,
  { isFollowing }: { isFollowing: boolean },
): void {
  const gathering = useRef<ReturnType<typeof coalesce<SectionName>>>(null);
  const refreshSections = useEffectEvent((names: ReadonlySet<SectionName>) => void refresh(names));

  useEffect(() => {
    const own = coalesce<SectionName>((names) => refreshSections(names));
    gathering.current = own;
    return () => own.stop();
  }, []);

  useLiveTables(isFollowing ? followed : [], (change) => {
    const changed = sectionNames.filter((name) => !change || tableOf[name] === change.table);
    gathering.current?.add(...changed);
  });
}
