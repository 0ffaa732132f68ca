import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "../../data/query-client.ts";
import { RealtimeContext, useRealtime } from "../../data/use-realtime.ts";
import { followedTables } from "./followed-tables.ts";

/** What the areas have read, and what keeps it as it is in the database. */
export function StudioData({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <Followed>{children}</Followed>
    </QueryClientProvider>
  );
}

function Followed({ children }: { children: ReactNode }) {
  return <RealtimeContext value={useRealtime(followedTables)}>{children}</RealtimeContext>;
}
