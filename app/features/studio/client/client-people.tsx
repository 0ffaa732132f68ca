import { clientPeopleWords as words } from "../../../../content/studio-client-page.ts";
import { ClientHeading } from "./client-section.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteToClient } from "./invite-to-client.tsx";
import { PersonRow } from "./person-row.tsx";
import type { ClientDetails } from "./read-client.ts";
import { Gate } from "../access/gate.tsx";

type ClientPeopleProps = Pick<ClientDetails, "client" | "people" | "invitations"> & {
  onChanged: () => Promise<void>;
};

/** Who is in it, as what, and who was asked to join. */
export function ClientPeople({ client, people, invitations, onChanged }: ClientPeopleProps) {
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b border-line">
        <ClientHeading title={words.heading} count={people.length} />
        <Gate deed="clients">
          <InviteToClient client={client} onInvited={onChanged} />
        </Gate>
      </div>
      {people.length === 0 && <p className="py-2 text-mist">{words.nobody}</p>}
      <ul>
        {people.map((person) => (
          <PersonRow key={person.user_id} {...{ client, person, onChanged }} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} {...{ client, invitation, onChanged }} />
        ))}
      </ul>
    </section>
  );
}
