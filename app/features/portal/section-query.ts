import { queryOptions, skipToken } from "@tanstack/react-query";
import type { PortalRows, SectionName } from "./portal-data.ts";
import type { PortalSource } from "./portal-source.ts";
import { tableOf } from "./section-rows.ts";

export const sectionKey = (name: SectionName) => [tableOf[name], "portal"] as const;

const besides: ReadonlyMap<SectionName, readonly string[]> = new Map<
  SectionName,
  readonly string[]
>([
  ["documents", ["document_balances"]],
  ["projects", ["milestones", "onboardings"]],
]);

/** One section of the portal; without a source it waits. */
export function sectionQuery<Name extends SectionName>(name: Name, source: PortalSource | null) {
  return queryOptions<readonly PortalRows[Name][]>({
    queryKey: sectionKey(name),
    queryFn: source
      ? async () => {
          const rows = await source.read(name);
          source.keep(name, rows);
          return rows;
        }
      : skipToken,
    // How an invoice stands is a row beside it, and so are a project's milestones.
    meta: { tables: besides.get(name) ?? [] },
    // A connection that is back is told to the provider, which reads all of it aloud.
    refetchOnReconnect: false,
  });
}
