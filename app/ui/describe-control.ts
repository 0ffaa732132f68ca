import type { ReactNode } from "react";

/** The ids that tie a control to its hint and its error; absent text is never pointed at. */
export function describeControl(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: ReactNode },
) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    control: {
      "aria-describedby": ids || undefined,
      "aria-invalid": error ? (true as const) : undefined,
    },
  };
}
