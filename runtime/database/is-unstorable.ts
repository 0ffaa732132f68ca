/** PostgreSQL's words for a text with a NUL, in itself or in JSON. */
const nulStates = new Set<unknown>(["22021", "22P05"]);

/** Whether a statement failed only for a text that cannot be stored, which whoever sent it can put right. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  // JSON that we have written ourselves is wrong by halves of surrogate pairs alone; the code is that of any value.
  const isBrokenJson =
    error.code === "22P02" && /^invalid input syntax for type json\b/.test(error.message);
  return nulStates.has(error.code) || isBrokenJson;
}

export const unstorableMessage = "The request holds characters that cannot be stored.";
