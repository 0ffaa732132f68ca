import { hashKey, type QueryClient } from "@tanstack/react-query";
import { createQueryClient, whenShown } from "../../data/query-client.ts";
import { announceFailure } from "./announce-failure.ts";
import type { SectionName } from "./portal-data.ts";
import type { PortalSource } from "./portal-source.ts";
import { sectionKey } from "./section-query.ts";
import { sectionNames } from "./section-rows.ts";

/** What one client's pages have read. Nobody else's pages share it. */
export function openPortalClient(
  source: PortalSource | null,
  /** Told once of each failure that somebody waited for. */
  onFailure = announceFailure,
): { client: QueryClient; reload: (...names: SectionName[]) => Promise<void> } {
  const announced = new WeakSet<Error>();
  const client = createQueryClient({
    onError: (error, { queryHash, state }) => {
      const name = sectionNames.find((each) => hashKey(sectionKey(each)) === queryHash);
      // The first reading is waited for; what is read again by itself fails without a word.
      if (name && state.data === undefined && state.errorUpdateCount === 1) announce(name, error);
    },
  });

  function announce(name: SectionName, error: Error) {
    const hasRows = client.getQueryData(sectionKey(name)) ?? source?.readKept(name);
    // Offline the page says once that it shows what is kept.
    if (announced.has(error) || (!navigator.onLine && hasRows)) return;
    announced.add(error);
    onFailure(name, error);
  }

  async function reload(...names: SectionName[]) {
    const asked = names.length > 0 ? names : sectionNames;
    await Promise.all(
      asked.map(async (name) => {
        await client.refetchQueries({ queryKey: sectionKey(name) });
        const error = client.getQueryState(sectionKey(name))?.error;
        if (error) announce(name, error);
      }),
    );
    await whenShown();
  }

  return { client, reload };
}
