/** What this browser keeps under such names goes, save what is of one person: nobody's id is empty. */
export function forgetEntries(open: () => Storage, prefix: string, except = ""): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${except}:`)) storage.removeItem(key);
  } catch {
    // Denied: then nothing was kept either.
  }
}
