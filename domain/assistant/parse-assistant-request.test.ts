import { expect, it } from "vitest";
import { parseAssistantRequest } from "./parse-assistant-request.ts";
import { longestMessage } from "./protocol.ts";

it("takes a message alone, trimmed", () => {
  expect(parseAssistantRequest({ message: "  hello\r\nthere " })).toEqual({
    request: { message: "hello\nthere", conversationId: null, page: null, zone: "" },
  });
});

it("takes a conversation, a page and a time zone", () => {
  const conversationId = "3f0f8a3e-7f0c-4a53-9d0e-0b6f1b1f2c3d";
  expect(
    parseAssistantRequest({ message: "x", conversationId, page: "/pricing", zone: "Asia/Tokyo" }),
  ).toEqual({
    request: { message: "x", conversationId, page: "/pricing", zone: "Asia/Tokyo" },
  });
});

it.each([
  [{}, "message"],
  [{ message: 1 }, "message"],
  [{ message: " \n\u200b" }, "message"],
  [{ message: "x".repeat(longestMessage + 1) }, "message"],
  [{ message: "x", conversationId: "1" }, "conversationId"],
  [{ message: "x", page: "x".repeat(501) }, "page"],
  [null, "body"],
])("refuses %j", (body, field) => {
  expect(parseAssistantRequest(body)).toHaveProperty(`faults.${field}`);
});

it("allows a message of exactly the longest length", () => {
  expect(parseAssistantRequest({ message: "x".repeat(longestMessage) })).toHaveProperty("request");
});
