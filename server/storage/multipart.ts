import { storageError } from "./storage-error.ts";

export type Part = {
  name: string;
  /** Absent in fields that are no file. */
  type: string | undefined;
  isFile: boolean;
  /** To be read before the next part is asked for. */
  body: AsyncIterable<Uint8Array>;
};

const longestHeaders = 8192;

/** The parts of a multipart/form-data body (RFC 7578) as they come in: a file is never in memory as a whole. */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${readBoundary(contentType)}`);
  const source = body[Symbol.asyncIterator]();
  // Each delimiter begins with a line break, the first one too.
  let buffer = Buffer.from("\r\n");

  async function more(): Promise<void> {
    const next = await source.next();
    if (next.done) throw malformed("it ends early");
    buffer = Buffer.concat([buffer, next.value]);
  }

  async function* untilDelimiter(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = buffer.indexOf(delimiter);
      const end = at >= 0 ? at : Math.max(0, buffer.length - delimiter.length + 1);
      const chunk = buffer.subarray(0, end);
      buffer = buffer.subarray(at >= 0 ? at + delimiter.length : end);
      if (chunk.length > 0) yield chunk;
      if (at >= 0) return;
      await more();
    }
  }

  async function take(end: string, longest: number): Promise<string> {
    let at = buffer.indexOf(end);
    while (at < 0 && buffer.length <= longest) {
      await more();
      at = buffer.indexOf(end);
    }
    if (at < 0) throw malformed("a part has too many headers");
    const text = buffer.subarray(0, at).toString("utf8");
    buffer = buffer.subarray(at + end.length);
    return text;
  }

  for await (const chunk of untilDelimiter()) {
    if (chunk.length > longestHeaders) throw malformed("it does not begin with a part");
  }
  for (;;) {
    while (buffer.length < 2) await more();
    if (buffer.subarray(0, 2).equals(Buffer.from("--"))) return;
    await take("\r\n", 100);
    const headers = await take("\r\n\r\n", longestHeaders);
    yield { ...readHeaders(headers), body: untilDelimiter() };
  }
}

function readBoundary(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw malformed("it names no boundary");
  return boundary;
}

function readHeaders(text: string): Omit<Part, "body"> {
  const disposition = /^content-disposition:\s*form-data\s*(?<rest>;.*)$/im.exec(text)?.groups;
  const name = /;\s*name="(?<name>[^"\r\n]*)"/i.exec(disposition?.["rest"] ?? "")?.groups?.["name"];
  if (name === undefined) throw malformed("a part has no name");
  return {
    name,
    type: /^content-type:\s*(?<type>[^\r\n]+?)\s*$/im.exec(text)?.groups?.["type"],
    isFile: /;\s*filename\*?=/i.test(disposition?.["rest"] ?? ""),
  };
}

function malformed(reason: string) {
  return storageError("invalidRequest", `The multipart body is malformed: ${reason}.`);
}
