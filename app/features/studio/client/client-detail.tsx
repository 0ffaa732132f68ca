import { formatAgo } from "../../../../content/ago.ts";
import { formatDay } from "../../../../content/dates.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { beginWords } from "../../../../content/studio-proposal.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { useNow } from "../parts/use-now.ts";
import { ClientBilling } from "../billing/client-billing.tsx";
import { ClientFacts } from "./client-facts.tsx";
import { ClientPeople } from "./client-people.tsx";
import { ClientWork } from "./client-work.tsx";
import { ClosingNote } from "./closing-note.tsx";
import { type Client, type ClientDetails, readClient } from "./read-client.ts";
import { showsChange, tablesOfClient } from "./shows-change.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { previewAddress } from "../../../site/preview-address.ts";
import { EditClient } from "./edit-client.tsx";
import { MergeClient } from "./merge-client.tsx";
import { useFollowMerge } from "./use-follow-merge.ts";
import { Gate } from "../access/gate.tsx";
import { BeginProposal } from "../proposal/begin-proposal.tsx";
import { BookForClient } from "../calendar/book-for-client.tsx";

/** Everything of one client. */
export function ClientDetail({ id }: { id: string }) {
  const read = useLoaded(["companies", "one", id], () => readClient(id), {
    tables: tablesOfClient,
    concerns: (change, shown) => showsChange(shown, change),
  });
  useFollowMerge(id, read.value?.client.company_id);
  return (
    <DetailBody read={read} gone={clientWords.missing}>
      {(details) => (
        <article className="grid gap-6">
          <ClientHead client={details.client} />
          <ClientActions {...details} onChanged={read.reload} />
          <ClosingNote client={details.client} onKept={read.reload} />
          <ClientFacts client={details.client} />
          <ClientPeople {...details} onChanged={read.reload} />
          <ClientBilling
            company={details.client.company_id}
            client={details.client.name ?? clientWords.unnamed}
          />
          <ClientWork {...details} />
        </article>
      )}
    </DetailBody>
  );
}

function ClientHead({ client }: { client: Client }) {
  const now = useNow();
  const { name, joined_at, last_seen_at } = client;
  return (
    <header className="grid gap-1.5">
      <h2 className="text-subheading/[1.15] wrap-anywhere">{name ?? clientWords.unnamed}</h2>
      <p className="flex flex-wrap gap-x-6 text-mist">
        <span>{clientWords.joined(formatDay(joined_at))}</span>
        <span>
          {last_seen_at ? clientWords.seen(formatAgo(last_seen_at, now)) : clientWords.neverSeen}
        </span>
      </p>
    </header>
  );
}

type ClientActionsProps = Pick<ClientDetails, "client" | "people"> & {
  onChanged: () => Promise<void>;
};

function ClientActions({ client, people, onChanged }: ClientActionsProps) {
  const { company_id, unread } = client;
  const [first] = people;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink
        size="small"
        variant="secondary"
        to={areaAddress("messages", { client: company_id })}
      >
        {unread > 0 ? clientWords.unreadMessages(unread) : clientWords.message}
      </ButtonLink>
      {first && (
        <ButtonLink size="small" variant="secondary" to={previewAddress(company_id, first.user_id)}>
          {clientWords.preview}
        </ButtonLink>
      )}
      <Gate deed="proposals">
        <BeginProposal from={{ companyId: company_id }} label={beginWords.forClient} />
      </Gate>
      <BookForClient
        who={{
          company: { id: company_id, name: client.name ?? clientWords.unnamed },
          name: first?.name ?? null,
          email: first?.email,
        }}
      />
      <ButtonLink
        size="small"
        variant="quiet"
        to={areaAddress("proposals", { client: company_id })}
      >
        {beginWords.ofClient}
      </ButtonLink>
      <Gate deed="clients">
        <EditClient client={client} onSaved={onChanged} />
        <MergeClient client={client} onMerged={onChanged} />
      </Gate>
      <Gate deed="audit">
        <ButtonLink size="small" variant="quiet" to={areaAddress("audit", { row: company_id })}>
          {clientWords.history}
        </ButtonLink>
      </Gate>
    </div>
  );
}
