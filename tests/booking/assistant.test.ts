import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assistantWords } from "../../content/assistant.ts";
import type { AssistantReply } from "../../domain/assistant/protocol.ts";
import { listFreeSlots } from "../../services/booking/list-free-slots.ts";
import { startFunctions, type FunctionsServer } from "../compat/functions-server.ts";

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctions();
});
afterAll(() => server.stop());

async function ask(message: string): Promise<AssistantReply> {
  const { data, error } = await server
    .client()
    .functions.invoke<AssistantReply>("chat-with-ai", { body: { message } });
  if (error || !data) throw new Error("The assistant did not answer.", { cause: error });
  return data;
}

describe("whoever wants to talk", () => {
  it("is offered the next free times beside the words, one of each day", async () => {
    const { days } = await server.database.asOwner((sql) =>
      listFreeSlots(sql, { kind: "call", zone: "" }),
    );
    const reply = await ask("I would like to speak to a person please");
    expect(reply.response).toBe(assistantWords.contact);
    expect(reply.cards?.map(({ href }) => href)).toEqual(
      days.slice(0, 3).map(({ slots }) => `/book?kind=call&start=${slots[0]}#book-a-call`),
    );
  });

  it("is offered them with an answer about calls, too", async () => {
    const reply = await ask("Do I need an account to book a call?");
    expect(reply.response).toMatch(/without an account/);
    expect(reply.cards?.length).toBeGreaterThan(0);
  });

  it("is offered none while the studio takes no calls, and others are offered none at all", async () => {
    expect((await ask("How long does a film take?")).cards ?? []).not.toContainEqual(
      expect.objectContaining({ href: expect.stringContaining("/book") }),
    );
    await server.owner`update call_kinds set is_offered = false`;
    const reply = await ask("I would like to speak to a person please");
    expect(reply.cards).toBeUndefined();
    expect(server.unexpected).toEqual([]);
  });
});
