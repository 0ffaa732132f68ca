export type ReadMail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  date: Date;
  text: string;
};

/** Reads a mail that `createFileTransport` wrote: its main headers and its plain text. */
export function readEml(id: string, source: string): ReadMail {
  const { headers, body } = splitMessage(source);
  return {
    id,
    to: decodeWords(headers.get("to") ?? ""),
    from: decodeWords(headers.get("from") ?? ""),
    subject: decodeWords(headers.get("subject") ?? ""),
    date: new Date(headers.get("date") ?? 0),
    text: findPlainText(headers, body) ?? "",
  };
}

type Headers = Map<string, string>;

function splitMessage(source: string): { headers: Headers; body: string } {
  const text = source.replaceAll("\r\n", "\n");
  const end = text.indexOf("\n\n");
  const head = end < 0 ? text : text.slice(0, end);
  const headers = new Map(
    head
      .replaceAll(/\n[ \t]+/g, " ")
      .split("\n")
      .map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
  return { headers, body: end < 0 ? "" : text.slice(end + 2) };
}

function findPlainText(headers: Headers, body: string): string | undefined {
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) {
    return type.startsWith("text/plain")
      ? decodeBody(headers.get("content-transfer-encoding") ?? "", body)
      : undefined;
  }
  return body
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => splitMessage(part.replace(/^\n/, "")))
    .map((part) => findPlainText(part.headers, part.body))
    .find((text) => text !== undefined);
}

function decodeBody(encoding: string, body: string): string {
  switch (encoding.toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString();
    case "quoted-printable":
      return decodeQuoted(body.replaceAll("=\n", ""));
    default:
      return body;
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

/** Header words such as `=?UTF-8?Q?...?=` (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}
