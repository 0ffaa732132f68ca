import { useState } from "react";
import { callWords } from "../../../../content/inbox.ts";
import { minuteInLondon } from "../../../../content/studio-times.ts";
import { type Call, callWithin } from "../../../../domain/inbox/call.ts";
import { toast } from "../../../ui/toast.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import type { InboxItem } from "./read-item.ts";
import { sendCall } from "./send-call.ts";

const readNow = () => minuteInLondon(Date.now());

export type CallFormProps = {
  item: InboxItem;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onNoted: () => Promise<void>;
};

/** One call: sent again after a lost answer, it is the same. */
export function CallForm({ item, isOpen, onOpenChange, onNoted }: CallFormProps) {
  const [{ id, opened }] = useState(() => ({
    id: crypto.randomUUID(),
    opened: readNow(),
  }));

  async function note(call: Call) {
    const message = await sendCall(call, { id, itemId: item.id });
    if (message !== null) return { message };
    toast({ title: callWords.noted });
    await onNoted();
    return undefined;
  }

  return (
    <DialogForm
      id="note-call"
      title={callWords.title}
      description={callWords.description}
      fields={[
        {
          name: "when",
          label: callWords.when,
          type: "datetime-local",
          defaultValue: opened,
          required: true,
        },
        { name: "words", label: callWords.words, maxLength: 10_000, autoComplete: "off" },
      ]}
      schema={callWithin({ received: minuteInLondon(Date.parse(item.received_at)), now: readNow })}
      submitLabel={callWords.send}
      open={isOpen}
      onOpenChange={onOpenChange}
      send={note}
    />
  );
}
