import { formatAgo } from "../../../../content/ago.ts";
import { formatDay } from "../../../../content/dates.ts";
import { clientWords, inviteWords } from "../../../../content/studio-client.ts";
import { hasRunOut } from "../../../../domain/account/invitation-life.ts";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { useNow } from "../parts/use-now.ts";
import { ClientActions } from "./client-actions.tsx";
import { ClientProfile } from "./client-profile.tsx";
import { ClientWork } from "./client-work.tsx";
import { type ClientDetails, readClient } from "./read-client.ts";
import { ResendInvitation } from "./resend-invitation.tsx";
import { showsChange, tablesOfClient } from "./shows-change.ts";

/** Everything of one client. Give it the id as `key`. */
export function ClientDetail({ id }: { id: string }) {
  const { value, state, error, reload } = useLoaded(["profiles", "one", id], () => readClient(id), {
    tables: tablesOfClient,
    concerns: (change, shown) => showsChange(shown, change),
  });
  if (state === "failed")
    return <FailedState title={clientWords.failed} error={error} onRetry={() => void reload()} />;
  if (state === "loading" || value === undefined) return <LoadingRows count={8} />;
  if (value === null) return <EmptyState title={clientWords.missing} />;
  return (
    <article className="client">
      <ClientHead {...value} />
      <ClientActions {...value} onSaved={() => void reload()} />
      <ClientProfile profile={value.profile} />
      <ClientWork {...value} />
    </article>
  );
}

function ClientHead({ account, profile }: NonNullable<ClientDetails>) {
  const now = useNow();
  const { email, state, invited_at, joined_at, last_seen_at } = account;
  return (
    <header className="client-head">
      <h2>{profile.display_name ?? clientWords.unnamed}</h2>
      <p>
        {profile.company_name && <span>{profile.company_name}</span>}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      </p>
      <p className="text-mist">
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
      {state === "unconfirmed" && <p className="client-note">{inviteWords.unconfirmed}</p>}
    </header>
  );
}
