/** A canned answer as it goes to this client. */
export function fillAnswer(body: string, name: string): string {
  return body.replaceAll(/\{\{\s*name\s*\}\}/g, () => name);
}
