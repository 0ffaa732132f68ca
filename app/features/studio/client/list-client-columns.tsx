import { formatAgo } from "../../../../content/ago.ts";
import { clientStates, clientsWords, clientWords } from "../../../../content/studio-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import type { ClientRow } from "./read-clients.ts";

export function listClientColumns(now: number): TableColumn<ClientRow>[] {
  return [
    // A client without a name goes by an address, which may be long.
    { head: clientsWords.name, sort: "name", givesWay: true, cell: nameOf },
    { head: clientsWords.contact, sort: "contact", shows: "wide", cell: contactOf },
    figure(clientsWords.people, "people", ({ people }) => people),
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

function nameOf({ name, state, closing_due_at }: ClientRow) {
  return (
    <>
      {name ?? clientWords.unnamed}
      {(closing_due_at !== null || state !== "active") && (
        <Badge variant="outline" className="ml-3">
          {closing_due_at === null ? clientStates[state] : clientStates.closing}
        </Badge>
      )}
    </>
  );
}

/** Whom one would write to: by name, or by address. Whoever the client is called after is not named twice. */
function contactOf({ name, contact, email }: ClientRow) {
  return contact === name ? email : (contact ?? email);
}

/** Zeros are left out, so that the other figures stand out. */
function figure(
  head: string,
  sort: string,
  valueOf: (row: ClientRow) => number,
): TableColumn<ClientRow> {
  return { head, sort, isNumeric: true, shows: "wide", cell: (row) => valueOf(row) || null };
}
