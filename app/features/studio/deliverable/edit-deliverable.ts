import {
  type DeliverableRow,
  listDeliverableChanges,
} from "../../../../domain/deliverable/parse-deliverable.ts";
import type { BoardDeliverable } from "./read-deliverables.ts";
import { explainError } from "../../../data/explain-error.ts";

export type EditOutcome =
  | { is: "saved" }
  /** Somebody else was faster; null when it was deleted. */
  | { is: "conflict"; stored: BoardDeliverable | null }
  | { is: "failed"; reason: string };

export type DeliverableSource = {
  /** Changes the row as it was seen, and no other; whether it was still like that. */
  update(seen: BoardDeliverable, row: DeliverableRow): Promise<boolean>;
  read(id: string): Promise<BoardDeliverable | null>;
};

/**
 * Of two who edit the same words, the later one is told. A version handed over or answered meanwhile changes the row, too,
 * but none of these words: that keeps nobody from saving.
 */
export async function editDeliverable(
  source: DeliverableSource,
  seen: BoardDeliverable,
  row: DeliverableRow,
): Promise<EditOutcome> {
  try {
    if (await source.update(seen, row)) return { is: "saved" };
    const stored = await source.read(seen.id);
    if (!stored || listDeliverableChanges(seen, stored).length > 0)
      return { is: "conflict", stored };
    return await editDeliverable(source, stored, row);
  } catch (error) {
    return { is: "failed", reason: explainError(error) };
  }
}
