import { formatAgo } from "../../../../content/ago.ts";
import { clientStates, clientsWords } from "../../../../content/studio-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import type { ClientRow } from "./read-clients.ts";

export function listClientColumns(now: number): TableColumn<ClientRow>[] {
  return [
    { head: clientsWords.name, sort: "name", cell: nameOf },
    { head: clientsWords.company, sort: "company", cell: ({ company_name }) => company_name },
    { head: clientsWords.email, sort: "email", cell: ({ email }) => email, shows: "wide" },
    figure(clientsWords.projects, "projects", ({ projects }) => projects),
    figure(clientsWords.campaigns, "campaigns", ({ campaigns }) => campaigns),
    {
      head: clientsWords.unread,
      sort: "unread",
      isNumeric: true,
      cell: ({ unread }) => (unread > 0 ? <strong className="text-amber">{unread}</strong> : null),
    },
    figure(clientsWords.payments, "payments", ({ open_payments }) => open_payments),
    {
      head: clientsWords.seen,
      sort: "seen",
      shows: "wide",
      cell: ({ last_seen_at }) =>
        last_seen_at ? formatAgo(last_seen_at, now) : clientsWords.never,
    },
  ];
}

function nameOf({ display_name, email, state }: ClientRow) {
  return (
    <>
      {display_name ?? email}
      {state !== "active" && (
        <Badge variant="outline" className="ml-3">
          {clientStates[state]}
        </Badge>
      )}
    </>
  );
}

/** Zeros are left out, so that the other figures stand out. */
function figure(
  head: string,
  sort: string,
  valueOf: (row: ClientRow) => number,
): TableColumn<ClientRow> {
  return { head, sort, isNumeric: true, shows: "wide", cell: (row) => valueOf(row) || null };
}
