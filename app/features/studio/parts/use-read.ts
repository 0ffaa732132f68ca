import { useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import type { LiveChange } from "../../../data/live-change.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { followedTables } from "../followed-tables.ts";

/** What is read: its table first, then whatever tells it from other reads of that table. */
export type ReadKey = readonly [table: string, ...rest: unknown[]];

export type ReadSource<Data> = {
  /** Other tables that it comes from. */
  tables?: readonly string[];
  /** Whether a change to one of them shows in what was read, where not every one does. */
  concerns?: (change: LiveChange, shown: Data) => boolean;
};

type Options<Data> = ReadSource<Data> & Pick<UseQueryOptions<Data>, "placeholderData">;

/** One read of the studio, kept as it is in the database for as long as it is on show. */
export function useRead<Data>(
  key: ReadKey,
  read: () => Promise<Data>,
  { tables = [], concerns, ...options }: Options<Data>,
) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const query = useQuery<Data>({
    ...options,
    queryKey: key,
    queryFn: read,
    // Of what nobody follows, nobody would say that it has changed.
    ...(!followedTables.includes(key[0]) && { staleTime: 0 }),
    meta: {
      tables,
      concerns: (change) => {
        const shown = client.getQueryData<Data>(key);
        return !concerns || shown === undefined || concerns(change, shown);
      },
    },
  });
  return { query, reload: () => refresh(key[0], ...tables) };
}
