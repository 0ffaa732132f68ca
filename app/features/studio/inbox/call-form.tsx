import { useState } from "react";
import { callWords } from "../../../../content/inbox.ts";
import { minuteInLondon, atMinute } from "../../../../content/studio-times.ts";
import { type Call, callWithin } from "../../../../domain/inbox/call.ts";
import { toast } from "../../../ui/toast.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import type { InboxItem } from "./read-item.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Refused, runQuery } from "../../../data/read-rows.ts";
import { isStored } from "../../../data/is-stored.ts";

const brokenRule = "23514";

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

/** Answers why the call was not noted; null when it is. With the same id it is noted once. */
async function sendCall(
  { when, words }: Call,
  { id, itemId }: { id: string; itemId: string },
): Promise<string | null> {
  const row = { id, item_id: itemId, called_at: atMinute(when), body: words };
  try {
    await runQuery(sharedBackend().from("inbox_calls").insert(row));
  } catch (thrown) {
    if (isStored(thrown)) return null;
    return thrown instanceof Refused && thrown.code === brokenRule
      ? thrown.message
      : callWords.failed;
  }
  return null;
}
