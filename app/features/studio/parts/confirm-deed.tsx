import { useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";

type ConfirmDeedProps = Pick<ButtonProps, "variant" | "className"> & {
  id: string;
  /** What the button says that asks. */
  label: string;
  title: string;
  text: string;
  /** What the button says that does it, where that is something else. */
  action?: string;
  isDestructive?: boolean;
  /** Answers why it was refused, or null. */
  act: () => Promise<string | null>;
  /** What is said afterwards; nothing where the page shows it. */
  done?: string;
  failed: string;
  onDone?: () => void;
};

/** A button, the question that it asks first, and what came of the answer. */
export function ConfirmDeed(props: ConfirmDeedProps) {
  const {
    id,
    label,
    title,
    text,
    action = label,
    isDestructive,
    act,
    done,
    failed,
    onDone,
  } = props;
  const { variant = "quiet", className } = props;
  const [isAsked, setIsAsked] = useState(false);

  async function confirm() {
    const refusal = await act();
    if (refusal !== null) {
      toast({ title: failed, description: refusal, variant: "destructive" });
      return;
    }
    if (done !== undefined) toast({ title: done });
    onDone?.();
  }

  return (
    <>
      <Button
        size="slim"
        variant={variant}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        id={id}
        title={title}
        text={text}
        action={action}
        open={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={confirm}
        {...(isDestructive !== undefined && { isDestructive })}
      />
    </>
  );
}
