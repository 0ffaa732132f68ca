import { describe, expect, it } from "vitest";
import { toProtocolError } from "./raw-answer.ts";

describe("toProtocolError", () => {
  it.each([
    ["HPE_HEADER_OVERFLOW", "headers_too_large"],
    ["ERR_HTTP_REQUEST_TIMEOUT", "request_timeout"],
    ["HPE_INVALID_METHOD", "bad_request"],
  ])("names %s %s", (code, expected) => {
    expect(toProtocolError(Object.assign(new Error("parser"), { code })).code).toBe(expected);
  });

  it.each([
    ["FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 1, "not_implemented"],
    ["\r\nget /about HTTP/1.1\r\n\r\n", 2, "not_implemented"],
    ["hello\r\n\r\n", 0, "bad_request"],
    ["\x16\x03\x01\x02\0\x01", 0, "bad_request"],
  ])("tells a strange method from what is no request: %j", (text, bytesParsed, expected) => {
    const error = Object.assign(new Error("parser"), {
      code: "HPE_INVALID_METHOD",
      rawPacket: Buffer.from(text, "latin1"),
      bytesParsed,
    });
    expect(toProtocolError(error).code).toBe(expected);
  });
});
