import { BookingRefusal } from "./booking-refusal.ts";

/** Two calls at once, or two who waited for each other: what the constraint is there for. */
const overlapping = new Set(["23P01", "40P01"]);

/**
 * A time that was free when somebody asked may be another's when it is their turn to write (`claimSlot`): PostgreSQL has the last word.
 * Whoever met that asks once more, in a transaction of its own, and is told what is free by now.
 */
export async function askOnceMore<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isOverlap(error)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    throw isOverlap(error) ? new BookingRefusal("taken") : error;
  }
}

function isOverlap(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    overlapping.has(error.code)
  );
}
