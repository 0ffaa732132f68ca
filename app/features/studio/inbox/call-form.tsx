import { useState } from "react";
import { callWords } from "../../../../content/inbox.ts";
import { minuteInLondon } from "../../../../content/studio-times.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { parseCall } from "../../../../domain/inbox/call.ts";
import { toast } from "../../../ui/toast.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import type { InboxItem } from "./read-item.ts";
import { sendCall } from "./send-call.ts";

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
    opened: minuteInLondon(Date.now()),
  }));

  async function note(values: Record<string, string>) {
    const parsed = parseCall(values, {
      received: minuteInLondon(Date.parse(item.received_at)),
      now: minuteInLondon(Date.now()),
    });
    if ("faults" in parsed) return { fields: describeAnyFaults(parsed.faults) };
    const failure = await sendCall(parsed.call, { id, itemId: item.id });
    if (failure !== null) return { failure };
    toast({ title: callWords.noted });
    await onNoted();
    return null;
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
      submitLabel={callWords.send}
      open={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={note}
    />
  );
}
