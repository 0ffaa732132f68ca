import type { Milestone } from "./milestone.ts";

type Waiting = Pick<Milestone, "trigger" | "due_on" | "agreement_id">;

/**
 * What a milestone waits for that the studio cannot say instead; null where its word is enough. PostgreSQL holds everyone to
 * the same (`reach_milestone`).
 */
export function waitOf(
  { trigger, due_on, agreement_id }: Waiting,
  /** How many deliverables hang on it. */
  hanging: number,
  /** Such as 2026-11-15, in London. */
  today: string,
): "approval" | "day" | null {
  if (trigger === "approval" && hanging > 0) return "approval";
  if (trigger === "date" && agreement_id !== null && due_on !== null && due_on > today)
    return "day";
  return null;
}
