import { useDeferredValue } from "react";

/**
 * A value that is waited for, and that much is made of once it is there: that is made piece by piece, so that the browser stays
 * free for people meanwhile. What comes after it is shown at once.
 */
export function useFirstInPieces<Value>(now: Value, isWaiting: (value: Value) => boolean): Value {
  const later = useDeferredValue(now);
  return isWaiting(later) ? later : now;
}
