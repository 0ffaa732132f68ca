import { profileFailures } from "../../../content/profile.ts";

type Answer = { error: { message: string } | null; status: number };

/** Why a call to the database came to nothing, in words for the person; undefined when it did not fail. */
export function explainCall({ error, status }: Answer): string | undefined {
  if (!error) return undefined;
  if (status > 0) return error.message;
  return navigator.onLine ? profileFailures.unreachable : profileFailures.offline;
}
