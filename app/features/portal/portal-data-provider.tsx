import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState, useMemo } from "react";
import { useRealtime } from "../../data/use-realtime.ts";
import { openPortalClient } from "./portal-client.ts";
import {
  type PortalData,
  PortalDataContext,
  type PortalSections,
  type PortalRows,
  type Section,
  type SectionName,
} from "./portal-data.ts";
import type { PortalSource } from "./portal-source.ts";
import { PortalSourceContext } from "./portal-source-context.ts";
import { sectionNames, tableOf } from "./section-rows.ts";
import { describeSection, needsKept } from "./describe-section.ts";
import { sectionQuery } from "./section-query.ts";
import { useFollowCompanies } from "./company/use-follow-companies.ts";

const followed = [
  ...sectionNames.map((name) => tableOf[name]),
  "bookings",
  "document_balances",
  "incoming_payments",
  "messages",
  "milestones",
  "onboardings",
  "brand_files",
  "conversation_readers",
  "notices",
  "review_comments",
  "memberships",
  "companies",
];
const nothing = [] as const;

type PortalDataProviderProps = {
  /** Where the rows come from; null in the prerendered page: then everything waits. */
  source: PortalSource | null;
  children: ReactNode;
};

/** Reads everything at once when it is first shown. It serves one source: another needs a `key`. */
export function PortalDataProvider({ source, children }: PortalDataProviderProps) {
  const [{ client, reload }] = useState(() => openPortalClient(source));

  useEffect(() => {
    const reloadAll = () => void reload();
    window.addEventListener("online", reloadAll);
    return () => window.removeEventListener("online", reloadAll);
  }, [reload]);

  return (
    <QueryClientProvider client={client}>
      <Sections source={source} reload={reload}>
        {children}
      </Sections>
    </QueryClientProvider>
  );
}

type SectionsProps = {
  source: PortalSource | null;
  reload: PortalData["reload"];
  children: ReactNode;
};

function Sections({ source, reload, children }: SectionsProps) {
  const sections: PortalSections = {
    projects: useSection("projects", source),
    campaigns: useSection("campaigns", source),
    metrics: useSection("metrics", source),
    deliverables: useSection("deliverables", source),
    profile: useSection("profile", source),
    payments: useSection("payments", source),
    anchors: useSection("anchors", source),
    events: useSection("events", source),
    documents: useSection("documents", source),
    proposals: useSection("proposals", source),
  };
  const isWaiting = sectionNames.every((name) => sections[name].state === "loading");
  // Staff who look at a client's dashboard would hear of every other client's changes, too.
  useRealtime(source?.isLive && !isWaiting ? followed : nothing);
  useFollowCompanies();
  return (
    <PortalSourceContext value={source}>
      <PortalDataContext value={{ ...sections, reload }}>{children}</PortalDataContext>
    </PortalSourceContext>
  );
}

/** One section of the client whose pages these are. */
function useSection<Name extends SectionName>(
  name: Name,
  source: PortalSource | null,
): Section<PortalRows[Name]> {
  const read = useQuery(sectionQuery(name, source));
  const isKeptNeeded = needsKept(read);
  const kept = useMemo(
    () => (isKeptNeeded ? (source?.readKept(name) ?? null) : null),
    [isKeptNeeded, source, name],
  );
  return describeSection(read, kept);
}
