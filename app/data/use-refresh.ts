import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshTables } from "./query-client.ts";

/** For whoever has just written to these tables: what comes from them is read again. Answers when it is on show. */
export function useRefresh(): (...tables: string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...tables) => refreshTables(client, tables), [client]);
}
