import { useState } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import {
  deliverableForm,
  type DeliverableRow,
} from "../../../../domain/deliverable/parse-deliverable.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { useForm } from "../../../form/use-form.ts";
import { editDeliverable } from "./edit-deliverable.ts";
import type { BoardDeliverable, DeliverableOwner } from "./read-deliverables.ts";
import { addDeliverable, boardSource } from "./save-deliverable.ts";

type DeliverableFormOptions = {
  owner: DeliverableOwner;
  /** As it was when the form was opened; null for a new one. */
  deliverable: BoardDeliverable | null;
  onSaved: () => void;
};

type Overtaken = { seen: BoardDeliverable; stored: BoardDeliverable };

/** The form of a new or an existing deliverable. Whoever was overtaken is shown what is stored now, and asked again. */
export function useDeliverableForm({ owner, deliverable, onSaved }: DeliverableFormOptions) {
  const [newId] = useState(() => crypto.randomUUID());
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);

  async function save(row: DeliverableRow): Promise<string | null> {
    if (!deliverable) return addDeliverable(newId, owner, row);
    const seen = overtaken?.stored ?? deliverable;
    const outcome = await editDeliverable(boardSource, seen, row);
    if (outcome.is === "saved") return null;
    if (outcome.is === "failed") return outcome.reason;
    setOvertaken(outcome.stored && { seen, stored: outcome.stored });
    return outcome.stored ? studioDeliverableWords.conflict : studioDeliverableWords.gone;
  }

  const form = useForm({
    schema: deliverableForm,
    describe: describeAnyFaults,
    send: async (row) => {
      const message = await save(row);
      return message === null ? undefined : { message };
    },
    onSent: onSaved,
  });
  return { ...form, overtaken };
}
