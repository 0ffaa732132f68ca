import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "../../runtime/errors/app-error.ts";
import { describeError } from "./error-response.ts";

/** What the HTTP parser refused, in our words. */
export function toProtocolError(error: Error): AppError {
  const code = "code" in error ? error.code : undefined;
  if (code === "HPE_HEADER_OVERFLOW") {
    return new AppError("headers_too_large", "The request's headers are too large.");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return new AppError("request_timeout", "The request took too long to arrive.");
  }
  if (code === "HPE_INVALID_METHOD" && isRequestLine(readRefusedLine(error))) {
    return new AppError("not_implemented", "This server does not know the method.");
  }
  return new AppError("bad_request", "The request is malformed.", { cause: error });
}

/** The parser stops at the letter that made the method none it knows. */
function readRefusedLine(error: Error): string {
  const packet = "rawPacket" in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : null;
  const stoppedAt = "bytesParsed" in error ? Number(error.bytesParsed) : 0;
  const text = packet?.toString("latin1") ?? "";
  return text.slice(text.lastIndexOf("\n", stoppedAt) + 1).split("\r\n", 1)[0] ?? "";
}

/** Something that is no HTTP at all has no method either. */
function isRequestLine(line: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]$/.test(line);
}

/** Answers on a socket for which there is no ServerResponse, and closes it. */
export function sendRawAnswer(
  socket: Duplex,
  error: AppError,
  standardHeaders: Record<string, string>,
  headers: Record<string, string> = {},
): void {
  const requestId = randomUUID();
  const answer = describeError(error, requestId, headers);
  const lines = Object.entries({
    date: new Date().toUTCString(),
    ...standardHeaders,
    "x-request-id": requestId,
    ...answer.headers,
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const statusLine = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ""}\r\n`;
  // Destroying at once would reset the connection and lose the answer while bytes still come in.
  const linger = setTimeout(() => socket.destroy(), 1000);
  socket.once("close", () => clearTimeout(linger));
  socket.once("end", () => socket.destroy());
  socket.end(statusLine + lines.join("") + "\r\n" + answer.body);
  socket.resume();
}
