/** Within a sentence; abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  return text.replace(/^[A-Z](?=[a-z]|\s)/, (letter) => letter.toLowerCase());
}

/** "one thing; another; a third", within a sentence. */
export function listItems(items: readonly string[]): string {
  return items.map((item) => lowerFirst(item).replace(/[.;]$/, "")).join("; ");
}

/** "a, b and c". */
export function nameAll(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
