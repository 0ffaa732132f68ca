import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type DeedDialogProps = {
  id: string;
  /** What the button says that opens it. */
  label: string;
  title: string;
  does: string;
  variant?: ButtonProps["variant"];
  children: (close: () => void) => ReactNode;
};

/** A button, and behind it what the step does and its form. Each opening begins anew. */
export function DeedDialog(props: DeedDialogProps) {
  const { id, label, title, does, variant = "secondary", children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);

  function open() {
    setCount(count + 1);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="slim" variant={variant} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <Dialog
        id={id}
        title={title}
        description={does}
        open={isOpen}
        onOpenChange={setIsOpen}
        // A click beside it is no decision about a form half filled in.
        closedby="closerequest"
      >
        {count > 0 && <div key={count}>{children(() => setIsOpen(false))}</div>}
      </Dialog>
    </>
  );
}
