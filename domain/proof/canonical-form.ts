import canonicalize from "canonicalize";

/** The one way to write a JSON value (RFC 8785): equal values yield equal bytes. */
export function canonicalForm(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("This is no JSON value.");
  return text;
}

/** The canonical form of a JSON text, or undefined where it is none: not JSON, or with half a character in it. */
export function canonicaliseText(text: string): string | undefined {
  try {
    return canonicalForm(JSON.parse(text));
  } catch {
    return undefined;
  }
}
