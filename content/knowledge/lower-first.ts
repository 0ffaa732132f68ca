/** Within a sentence; abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  return text.replace(/^[A-Z](?=[a-z]|\s)/, (letter) => letter.toLowerCase());
}
