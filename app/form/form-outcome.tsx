export type Said = { note?: string | undefined; failure?: string | undefined };

/** Below a small form: that it worked, or why it did not. */
export function FormOutcome({ note, failure }: Said) {
  return (
    <>
      {/* There before its words are: a screen reader speaks of what changes in it. */}
      <output className="text-small text-mist not-empty:mt-4 not-empty:block">{note}</output>
      {failure && (
        <p role="alert" className="mt-4 text-small text-danger">
          {failure}
        </p>
      )}
    </>
  );
}
