import { interfaceWords } from "../../content/interface.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { useAction } from "./use-action.ts";

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
  const { isBusy, run } = useAction(() => onConfirm().finally(() => onOpenChange(false)));

  return (
    <Dialog id={id} title={title} description={text} open={open} onOpenChange={onOpenChange}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
        <Button variant={isDestructive ? "destructive" : "primary"} busy={isBusy} onClick={run}>
          {action}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {interfaceWords.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
