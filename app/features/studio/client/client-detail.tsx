import { formatAgo } from "../../../../content/ago.ts";
import { formatDay } from "../../../../content/dates.ts";
import { clientWords, inviteWords } from "../../../../content/studio-client.ts";
import { hasRunOut } from "../../../../domain/account/invitation-life.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { useNow } from "../parts/use-now.ts";
import { ClientNote } from "./client-note.tsx";
import { ClientProfile } from "./client-profile.tsx";
import { ClientWork } from "./client-work.tsx";
import { type ClientDetails, readClient } from "./read-client.ts";
import { ResendInvitation } from "./resend-invitation.tsx";
import { showsChange, tablesOfClient } from "./shows-change.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { previewAddress } from "../../../site/preview-address.ts";
import { EditClient } from "./edit-client.tsx";

/** Everything of one client. */
export function ClientDetail({ id }: { id: string }) {
  const read = useLoaded(["profiles", "one", id], () => readClient(id), {
    tables: tablesOfClient,
    concerns: (change, shown) => showsChange(shown, change),
  });
  return (
    <DetailBody read={read} gone={clientWords.missing}>
      {(client) => (
        <article className="grid gap-6">
          <ClientHead {...client} />
          <ClientActions {...client} onSaved={() => void read.reload()} />
          <ClientProfile profile={client.profile} />
          <ClientWork {...client} />
        </article>
      )}
    </DetailBody>
  );
}

function ClientHead({ account, profile }: NonNullable<ClientDetails>) {
  const now = useNow();
  const { email, state, invited_at, joined_at, last_seen_at } = account;
  return (
    <header className="grid gap-1.5">
      <h2 className="text-subheading/[1.15]">{profile.display_name ?? clientWords.unnamed}</h2>
      <p className="flex flex-wrap gap-x-6">
        {profile.company_name && <span>{profile.company_name}</span>}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-6 text-mist">
        <span>{clientWords.joined(formatDay(joined_at))}</span>
        <span>
          {last_seen_at ? clientWords.seen(formatAgo(last_seen_at, now)) : clientWords.neverSeen}
        </span>
      </p>
      {state === "invited" && invited_at && (
        <ResendInvitation
          email={email}
          waiting={inviteWords[hasRunOut(invited_at, now) ? "ranOut" : "waiting"](
            formatAgo(invited_at, now),
          )}
        />
      )}
      {state === "unconfirmed" && <ClientNote>{inviteWords.unconfirmed}</ClientNote>}
    </header>
  );
}

type ClientActionsProps = Pick<NonNullable<ClientDetails>, "account" | "profile"> & {
  onSaved: () => void;
};

function ClientActions({ account, profile, onSaved }: ClientActionsProps) {
  const { user_id, unread } = account;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink
        size="small"
        variant="secondary"
        to={areaAddress("messages", { client: user_id })}
      >
        {unread > 0 ? clientWords.unreadMessages(unread) : clientWords.message}
      </ButtonLink>
      <ButtonLink size="small" variant="secondary" to={previewAddress(user_id)}>
        {clientWords.preview}
      </ButtonLink>
      <EditClient profile={profile} onSaved={onSaved} />
      <ButtonLink size="small" variant="quiet" to={areaAddress("audit", { row: user_id })}>
        {clientWords.history}
      </ButtonLink>
    </div>
  );
}
