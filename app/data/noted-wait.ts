let endsAt = 0;

/** auth-js passes on an error's status and code, but none of its headers: when to come back is kept here for it. */
export function noteWait({ status, headers }: Response): void {
  if (status !== 429) return;
  const seconds = Number(headers.get("retry-after"));
  endsAt = seconds > 0 ? Date.now() + seconds * 1000 : 0;
}

/** When the wait is over that the last refusal asked for; undefined where it named none. */
export function findWaitEnd(): number | undefined {
  return endsAt > Date.now() ? endsAt : undefined;
}
