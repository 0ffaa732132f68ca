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
});
