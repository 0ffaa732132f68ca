import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { describeSection, needsKept } from "./describe-section.ts";
import type { PortalRows, Section, SectionName } from "./portal-data.ts";
import type { PortalSource } from "./portal-source.ts";
import { sectionQuery } from "./section-query.ts";

/** One section of the client whose pages these are. */
export function useSection<Name extends SectionName>(
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
