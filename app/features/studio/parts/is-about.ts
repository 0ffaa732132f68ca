import type { LiveChange } from "../../../data/live-change.ts";

/** Whether a change is about what this column names; of a deleted row only its key is known. */
export function isAbout(column: string, value: string): (change: LiveChange) => boolean {
  return ({ type, row, old }) =>
    type === "DELETE" ? column !== "id" || old["id"] === value : row[column] === value;
}
