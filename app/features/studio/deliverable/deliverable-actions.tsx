import { useState } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { DeliverableForm } from "./deliverable-form.tsx";
import { removeDeliverable } from "./remove-deliverable.ts";
import { startDeliverable } from "./save-deliverable.ts";
import type { StudioDeliverableProps } from "./studio-deliverable-props.ts";

export function DeliverableActions({ deliverable, owner, onChanged }: StudioDeliverableProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const attempt = useSignInAgain();
  const { id, title, status } = deliverable;

  async function start() {
    const failure = await startDeliverable(id);
    if (failure)
      toast({
        title: studioDeliverableWords.failed,
        description: failure,
        variant: "destructive",
      });
    await onChanged();
  }

  async function remove() {
    const failure = await removeDeliverable(deliverable, attempt);
    if (failure)
      toast({
        title: studioDeliverableWords.removeFailed,
        description: failure,
        variant: "destructive",
      });
    else toast({ title, description: studioDeliverableWords.removed });
    await onChanged();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {status === "planned" && (
        <Button size="slim" variant="quiet" onClick={() => void start()}>
          {studioDeliverableWords.start}
        </Button>
      )}
      <Button size="slim" variant="quiet" onClick={() => setIsEditing(true)}>
        {studioDeliverableWords.edit}
      </Button>
      <Button size="slim" variant="quiet" onClick={() => setIsRemoving(true)}>
        {studioDeliverableWords.remove}
      </Button>
      <DeliverableForm
        owner={owner}
        deliverable={deliverable}
        open={isEditing}
        onOpenChange={setIsEditing}
        onSaved={onChanged}
      />
      <ConfirmDialog
        id={`remove-${id}`}
        title={studioDeliverableWords.removeTitle}
        text={studioDeliverableWords.removeText(title)}
        action={studioDeliverableWords.remove}
        open={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      />
    </div>
  );
}
