import { useState } from "react";
import { interfaceWords } from "../../../content/interface.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";

type ConfirmDialogProps = {
  id: string;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Done or not, the dialog closes afterwards; say yourself what came of it. */
  onConfirm: () => Promise<void>;
  isDestructive?: boolean;
};

/** Asks once more before a step that ends or undoes something. */
export function ConfirmDialog({
  id,
  title,
  text,
  action,
  open,
  onOpenChange,
  onConfirm,
  isDestructive = true,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    onOpenChange(false);
  }

  return (
    <Dialog id={id} title={title} description={text} open={open} onOpenChange={onOpenChange}>
      <div className="studio-confirm">
        <Button
          variant={isDestructive ? "destructive" : "primary"}
          busy={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {interfaceWords.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
