import { afterAll, beforeAll, expect, it } from "vitest";
import { createAssistantEventReader } from "../../domain/assistant/assistant-events.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";
import { startModelServer, type ModelServer } from "./model-server.ts";

let held: TestDatabase;
let model: ModelServer;
let assistant: DenoFunction;

beforeAll(async () => {
  [held, model] = await Promise.all([createTestDatabase(), startModelServer()]);
  assistant = await runInDeno("chat-with-ai", held, {
    CHAT_API_URL: model.url,
    CHAT_MODEL: "small",
  });
});
afterAll(async () => {
  await Promise.all([assistant.stop(), model.stop()]);
  await held.drop();
});

function send(body: object, accept = "application/json"): Promise<Response> {
  return fetch(assistant.url, {
    method: "POST",
    headers: { accept, "x-forwarded-for": "203.0.113.7" },
    body: JSON.stringify(body),
  });
}

it("answers under Deno, whole and as a stream, by itself and with a model", async () => {
  const reply = await (await send({ message: "How much is the subscription?" })).json();
  expect(reply, assistant.output()).toMatchObject({
    response: expect.stringContaining("£15,000"),
    sources: [{ title: "Pricing", href: "/pricing" }],
  });
  model.manner = { kind: "says", text: "Yes, you can pause it. Start again when you like." };
  const { conversationId } = reply;
  const streamed = await send({ message: "And can I pause?", conversationId }, "text/event-stream");
  expect(streamed.headers.get("content-type")).toContain("text/event-stream");
  const events = createAssistantEventReader()(await streamed.text());
  expect(events.map(({ event }) => event)).toEqual(["start", "sentence", "sentence", "done"]);
  expect(events.at(-1)).toMatchObject({
    data: { conversationId, response: "Yes, you can pause it. Start again when you like." },
  });
  const stored = await held.owner`select count(*)::int from public.chat_messages`;
  expect([...stored]).toEqual([{ count: 4 }]);
});
