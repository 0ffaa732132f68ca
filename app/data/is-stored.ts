import { Refused } from "./read-rows.ts";

/** Sent again after a lost answer, a row that brings its own id is there already. */
export function isStored(thrown: unknown): boolean {
  return thrown instanceof Refused && thrown.code === "23505";
}
