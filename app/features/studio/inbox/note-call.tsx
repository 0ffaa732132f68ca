import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callWords } from "../../../../content/inbox.ts";
import { Button } from "../../../ui/button.tsx";
import { CallForm } from "./call-form.tsx";
import type { InboxItem } from "./read-item.ts";

type NoteCallProps = {
  item: InboxItem;
  isWanted: boolean;
  onShown: () => void;
  onNoted: () => Promise<void>;
};

/** Notes that somebody was called, which answers them. */
export function NoteCall({ item, isWanted, onShown, onNoted }: NoteCallProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const trigger = useRef<HTMLButtonElement>(null);

  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isWanted) return;
    trigger.current?.click();
    reportShown();
  }, [isWanted]);

  return (
    <>
      <Button
        ref={trigger}
        size="compact"
        variant="secondary"
        aria-haspopup="dialog"
        aria-keyshortcuts="c"
        onClick={() => {
          setTurn(turn + 1);
          setIsOpen(true);
        }}
      >
        {callWords.trigger}
      </Button>
      {turn > 0 && (
        <CallForm
          key={turn}
          item={item}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onNoted={onNoted}
        />
      )}
    </>
  );
}
