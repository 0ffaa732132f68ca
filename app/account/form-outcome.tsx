import type { Outcome } from "./use-single-form.ts";

/** Below a small form: that it worked, or why it did not. */
export function FormOutcome({ note, failure }: Outcome) {
  return (
    <>
      <output className="profile-note">{note}</output>
      {failure && (
        <p role="alert" className="portal-refusal">
          {failure}
        </p>
      )}
    </>
  );
}
