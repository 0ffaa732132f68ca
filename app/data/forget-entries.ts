/** What this browser keeps under such names goes, save what begins with `stays`. */
export function forgetEntries(open: () => Storage, prefix: string, stays?: string): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !(stays && key.startsWith(stays))) storage.removeItem(key);
  } catch {
    // Denied: then nothing was kept either.
  }
}
