import type { Faults } from "../../domain/field/fault.ts";

export type Submitted =
  | { kind: "stored" }
  | { kind: "refused"; faults: Faults }
  | { kind: "too-many"; retryAfterSeconds: number };

/** What a store answers: the seconds to wait, 0 when all is written. */
export function describeStored(seconds: number): Submitted {
  return seconds === 0 ? { kind: "stored" } : { kind: "too-many", retryAfterSeconds: seconds };
}
