import { useState } from "react";
import { hoursWords } from "../../../../content/studio-calendar.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type RemoveButtonProps = {
  id: string;
  /** What goes, for those who hear the button alone. */
  what: string;
  title: string;
  text: string;
  onRemove: () => Promise<void>;
};

/** Takes something away, after it was asked once more. */
export function RemoveButton({ id, what, title, text, onRemove }: RemoveButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="compact"
        variant="quiet"
        aria-label={hoursWords.remove(what)}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {hoursWords.removeSend}
      </Button>
      <ConfirmDialog
        id={`remove-${id}`}
        title={title}
        text={text}
        action={hoursWords.removeSend}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={onRemove}
      />
    </>
  );
}
