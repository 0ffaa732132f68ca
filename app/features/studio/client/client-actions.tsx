import { clientWords } from "../../../../content/studio-client.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { previewAddress } from "../../../site/preview-address.ts";
import { EditClient } from "./edit-client.tsx";
import type { ClientDetails } from "./read-client.ts";

type ClientActionsProps = Pick<NonNullable<ClientDetails>, "account" | "profile"> & {
  onSaved: () => void;
};

export function ClientActions({ account, profile, onSaved }: ClientActionsProps) {
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
