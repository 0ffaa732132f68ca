import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "./app-error.ts";
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
  return new AppError("bad_request", "The request is malformed.", { cause: error });
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
