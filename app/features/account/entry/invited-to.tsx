import { useEffect, useEffectEvent, useState } from "react";
import { invitedEntry as words } from "../../../../content/pages/auth.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { type ReadInvitation, readInvitationSchema } from "./read-invitation.ts";

type InvitedToProps = { token: string; onAddress: (address: string) => void };

/** Which invitation somebody is on the way to: to whoever holds its token that is no secret. */
export function InvitedTo({ token, onAddress }: InvitedToProps) {
  const [found, setFound] = useState<ReadInvitation | "gone">();

  const show = useEffectEvent((invitation: ReadInvitation | undefined) => {
    setFound(invitation ?? "gone");
    if (invitation) onAddress(invitation.address);
  });

  useEffect(() => {
    let isWanted = true;
    readRows(sharedBackend().rpc("read_invitation", { token }), readInvitationSchema).then(
      ([invitation]) => isWanted && show(invitation),
      // The page that comes next says what is wrong, and asks again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [token]);

  return (
    <output className="mb-7 block min-h-24 max-w-[46ch]">
      {found === "gone" && <p className="text-mist">{words.gone}</p>}
      {found && found !== "gone" && (
        <>
          <p className="text-lead wrap-anywhere">{words.heading(found.inviter, found.company)}</p>
          <p className="mt-2 text-small/body text-mist">{words.text(found.address)}</p>
        </>
      )}
    </output>
  );
}
