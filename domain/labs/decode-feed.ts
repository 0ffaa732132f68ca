/** The bytes as text: by their mark, else by the header, else by the XML declaration, else as UTF-8. */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const declared =
    readMark(bytes) ??
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? "")?.[1] ??
    readDeclaration(bytes);
  return createDecoder(declared ?? "utf-8").decode(bytes);
}

/** Only its opening is needed, and that is ASCII in every encoding without a mark. */
function readDeclaration(bytes: Uint8Array): string | undefined {
  const opening = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(opening)?.[1];
}

function readMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  // `<?` without a mark.
  if (first === 0 && second === 0x3c) return "utf-16be";
  if (first === 0x3c && second === 0) return "utf-16le";
  return undefined;
}

/** Bytes that are wrong become U+FFFD: one bad letter must not keep a whole newsletter out. */
function createDecoder(label: string): { decode(bytes: Uint8Array): string } {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("utf-8");
  }
}
