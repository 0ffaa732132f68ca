import { useState } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { clientPeopleWords as words } from "../../../../content/studio-client-page.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { previewAddress } from "../../../site/preview-address.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { EditPerson } from "./edit-person.tsx";
import { explainCompanyRefusal } from "./explain-company-refusal.ts";
import { MovePerson } from "./move-person.tsx";
import type { PersonProps } from "./person-props.ts";

/** What else is known of somebody, and what staff can do for them. */
export function PersonActions({ client, person, onChanged }: PersonProps) {
  const [isMoving, setIsMoving] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { user_id, name, phone, joined_at } = person;

  async function remove() {
    try {
      await runQuery(
        sharedBackend().rpc("remove_member", { company: client.company_id, person: user_id }),
      );
      toast({ title: words.removed(name) });
    } catch (error) {
      toast({
        title: words.removeFailed,
        description: explainCompanyRefusal(error),
        variant: "destructive",
      });
    }
    await onChanged();
  }

  return (
    <div className="grid gap-2 pt-2 pb-1">
      <p className="flex flex-wrap gap-x-6 text-mist">
        <span>{words.joined(formatDay(joined_at))}</span>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <ButtonLink size="slim" variant="quiet" to={previewAddress(client.company_id, user_id)}>
          {words.preview}
        </ButtonLink>
        <EditPerson person={person} onSaved={onChanged} />
        <Button
          size="slim"
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => setIsMoving(true)}
        >
          {words.move}
        </Button>
        <Button size="slim" variant="quiet" onClick={() => setIsRemoving(true)}>
          {words.remove}
        </Button>
        <ButtonLink size="slim" variant="quiet" to={areaAddress("audit", { row: user_id })}>
          {words.history}
        </ButtonLink>
      </div>
      <MovePerson
        {...{ client, person }}
        open={isMoving}
        onOpenChange={setIsMoving}
        onMoved={onChanged}
      />
      <ConfirmDialog
        id={`remove-${user_id}`}
        title={words.removeTitle(name)}
        text={words.removeText(client.name ?? clientWords.unnamed)}
        action={words.remove}
        open={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      />
    </div>
  );
}
