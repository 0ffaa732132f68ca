/** The pattern for `ilike` of whatever has this in it: `query.ilike("title", containing(term))`. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, "\\$&")}%`;
}
