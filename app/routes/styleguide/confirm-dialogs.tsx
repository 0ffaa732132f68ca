import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const questions = [
  {
    id: "sg-delete",
    isDestructive: true,
    title: "Delete this campaign?",
    text: "Its figures and files go with it.",
    action: "Delete campaign",
  },
  {
    id: "sg-publish",
    isDestructive: false,
    title: "Start this campaign?",
    text: "The client is told at once.",
    action: "Start campaign",
  },
];

export function ConfirmDialogs() {
  const [asked, setAsked] = useState<string>();
  const finish = useRef<() => void>(undefined);

  // Confirmed, it stays busy until somebody closes it.
  function confirm() {
    const { promise, resolve } = Promise.withResolvers<void>();
    finish.current = resolve;
    return promise;
  }

  function change(id: string, isOpen: boolean) {
    setAsked(isOpen ? id : undefined);
    if (!isOpen) finish.current?.();
  }

  return (
    <Shot name="Asking once more; its button stays busy until the dialog is closed">
      <div className={row}>
        {questions.map(({ id, title }) => (
          <Button key={id} variant="secondary" onClick={() => setAsked(id)}>
            {title}
          </Button>
        ))}
      </div>
      {questions.map((question) => (
        <ConfirmDialog
          key={question.id}
          {...question}
          open={asked === question.id}
          onOpenChange={(isOpen) => change(question.id, isOpen)}
          onConfirm={confirm}
        />
      ))}
    </Shot>
  );
}
