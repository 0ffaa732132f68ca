import { useState } from "react";
import { clientWords } from "../../../../content/studio-client.ts";
import { movePersonWords as words } from "../../../../content/studio-client-page.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ClientPicker } from "./client-picker.tsx";
import type { ClientPerson } from "./client-person.ts";
import { MoveForm } from "./move-form.tsx";
import type { NamedClient } from "./named-client.ts";
import type { Client } from "./read-client.ts";

type MovePersonProps = {
  client: Client;
  person: ClientPerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMoved: () => Promise<void>;
};

/** Somebody who works for another client now: which one, and as what. */
export function MovePerson({ client, person, open, onOpenChange, onMoved }: MovePersonProps) {
  const [target, setTarget] = useState<NamedClient | null>(null);
  return (
    <Dialog
      id={`move-${person.user_id}`}
      title={words.title(person.name)}
      description={words.description(client.name ?? clientWords.unnamed)}
      open={open}
      onOpenChange={onOpenChange}
      // A click beside it is no decision about a form half filled in.
      closedby="closerequest"
    >
      <ClientPicker
        chosen={target?.id ?? null}
        except={client.company_id}
        chosenLine={words.to}
        onChoose={setTarget}
      />
      {target && (
        <MoveForm
          key={target.id}
          person={person}
          source={client.company_id}
          target={target}
          onMoved={() => {
            onOpenChange(false);
            setTarget(null);
            void onMoved();
          }}
        />
      )}
    </Dialog>
  );
}
