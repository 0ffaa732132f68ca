import { useState } from "react";
import { interfaceWords } from "../../../../content/interface.ts";
import { removeStaffWords as words } from "../../../../content/studio-staff.ts";
import { mayDo } from "../../../../domain/staff/deed.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { FilterSelect } from "../parts/filter-fields.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { type StaffPerson, type HeldWork, readHandOver } from "./read-staff.ts";
import type { StaffRowProps } from "./staff-row-props.ts";

/** Lets somebody go, and says first what they have in hand and who takes it on. */
export function RemoveStaff({ person, colleagues, onChanged }: StaffRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { user_id, name } = person;
  return (
    <>
      <Button size="slim" variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        id={`remove-${user_id}`}
        title={words.title(name)}
        description={words.text}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {isOpen && (
          <Leaving
            person={person}
            heirs={colleagues.filter(
              (other) => other.user_id !== user_id && mayDo(other.roles, "inbox"),
            )}
            onClose={() => setIsOpen(false)}
            onRemoved={onChanged}
          />
        )}
      </Dialog>
    </>
  );
}

type LeavingProps = {
  person: StaffPerson;
  heirs: readonly StaffPerson[];
  onClose: () => void;
  onRemoved: () => Promise<void>;
};

function Leaving({ person, heirs, onClose, onRemoved }: LeavingProps) {
  const { user_id, name } = person;
  const held = useLoaded(["inbox_items", "held", user_id], () => readHandOver(user_id), {
    tables: ["conversations", "talks"],
  });
  const [heir, setHeir] = useState(heirs[0]?.user_id ?? "");
  const attempt = useSignInAgain();
  const removing = useAction(async () => {
    const { error } = await attempt(() =>
      sharedBackend().rpc("remove_staff", { person: user_id, heir: heir || null }),
    );
    toast(
      error
        ? { title: words.failed, description: explainError(error), variant: "destructive" }
        : { title: words.removed(name) },
    );
    onClose();
    await onRemoved();
  });
  if (held.state === "failed")
    return <FailedState error={held.error} onRetry={() => void held.reload()} />;
  if (!held.value) return <LoadingRows count={2} />;
  return (
    <div className="grid justify-items-start gap-5">
      <p>{words.hands(held.value.items, held.value.conversations, held.value.talks)}</p>
      {hasAny(held.value) && (
        <FilterSelect
          label={words.heir}
          value={heir}
          none={words.nobody}
          options={heirs.map((other) => ({ value: other.user_id, label: other.name }))}
          onChoose={setHeir}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="destructive" busy={removing.isBusy} onClick={removing.run}>
          {words.remove}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {interfaceWords.cancel}
        </Button>
      </div>
    </div>
  );
}

const hasAny = ({ items, conversations, talks }: HeldWork) => items + conversations + talks > 0;
