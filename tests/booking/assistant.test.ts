import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assistantWords } from "../../content/assistant.ts";
import { offerWords, readOfferedTime } from "../../content/booking-offer.ts";
import { formatCall } from "../../content/booking-time.ts";
import { todayInLondon } from "../../content/studio-times.ts";
import type { AssistantReply } from "../../domain/assistant/protocol.ts";
import { listFreeSlots } from "../../services/booking/list-free-slots.ts";
import { startFunctions, type FunctionsServer } from "../compat/functions-server.ts";

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctions();
});
afterAll(() => server.stop());

async function ask(message: string, zone?: string): Promise<AssistantReply> {
  const { data, error } = await server
    .client()
    .functions.invoke<AssistantReply>("chat-with-ai", { body: { message, zone } });
  if (error || !data) throw new Error("The assistant did not answer.", { cause: error });
  return data;
}

const weekdayToday = () => new Date(`${todayInLondon()}T12:00:00Z`).getUTCDay() || 7;

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

  it("is offered the times of the days that they name, in true words", async () => {
    const reply = await ask("Can I talk to somebody next week?");
    expect(reply.response).toBe("These times are free for a call next week.");
    const days = reply.cards?.map(({ href }) => readOfferedTime(href)?.slice(0, 10) ?? "") ?? [];
    const monday = Date.parse(todayInLondon()) + (8 - weekdayToday()) * 86_400_000;
    expect(days).toEqual(
      [0, 1, 2].map((ahead) => new Date(monday + ahead * 86_400_000).toISOString().slice(0, 10)),
    );
    const afternoon = await ask("Is there a slot for a call on Wednesday afternoon next week?");
    expect(afternoon.response).toMatch(
      /^These times are free for a call on Wednesday \d+ \w+ in the afternoon, on the clocks of London\.$/,
    );
    const hours = afternoon.cards?.map(({ title }) => Number(title.slice(-5, -3)));
    expect(hours).toHaveLength(3);
    for (const hour of hours ?? []) expect(hour).toBeGreaterThanOrEqual(12);
  });

  it("means the afternoon of their own clock, where their browser says which it is", async () => {
    const reply = await ask(
      "Is there a slot for a call on Wednesday afternoon next week?",
      "Asia/Calcutta",
    );
    expect(reply.response).toMatch(/in the afternoon, on the clocks of Kolkata\.$/);
    expect(reply.cards).toHaveLength(3);
    for (const { title, href, text } of reply.cards ?? []) {
      const start = readOfferedTime(href) ?? "";
      expect(title).toBe(formatCall(start, "Asia/Kolkata"));
      expect(Number(title.slice(-5, -3))).toBeGreaterThanOrEqual(12);
      expect(Number(title.slice(-5, -3))).toBeLessThan(18);
      expect(text).toContain("on the clocks of Kolkata");
    }
    const evening = await ask("Can we talk next week in the evening?", "America/New_York");
    expect(evening.response).toMatch(
      /^Nothing is free for a call next week in the evening, on the clocks of New York\./,
    );
  });

  it("is not asked to get up at night for it, where anything is free by day", async () => {
    const reply = await ask("Can I talk to somebody next week?", "America/New_York");
    expect(reply.cards).toHaveLength(3);
    // The studio opens at four in the morning there.
    for (const { title } of reply.cards ?? [])
      expect(Number(title.slice(-5, -3))).toBeGreaterThanOrEqual(8);
    const far = await ask("Can I talk to somebody next week?", "Pacific/Honolulu");
    expect(far.cards).toHaveLength(3);
  });

  it("is told where nothing is free then, and offered the next", async () => {
    const reply = await ask("Can we talk at the weekend?");
    expect(reply.response).toMatch(/^Nothing is free for a call at the weekend\./);
    expect(reply.cards).toHaveLength(3);
  });

  it("moves or cancels by the link of the mail", async () => {
    for (const message of ["Move my call to Friday", "I have to cancel my call"]) {
      const reply = await ask(message);
      expect(reply.response).toBe(offerWords.change);
      expect(reply.sources).toEqual([{ title: "Book a call", href: "/book" }]);
      expect(reply.cards).toBeUndefined();
    }
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
