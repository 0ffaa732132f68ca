import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAssistantEventReader, encodeAssistantEvent } from "./assistant-events.ts";
import { asksForLead, type AssistantEvent } from "./protocol.ts";

const events: AssistantEvent[] = [
  { event: "start", data: { conversationId: "c" } },
  { event: "sentence", data: { text: "From £15,000.\nPer month." } },
  { event: "replace", data: { text: "événement: data: x\r\n\r\n" } },
  {
    event: "done",
    data: {
      response: "r",
      conversationId: "c",
      sources: [{ title: "Pricing", href: "/pricing" }],
      cards: [
        { title: "Rom Boys", href: "/case-study/rom-boys", text: "Film", picture: "/x.avif" },
      ],
      prices: [{ name: "Basic PR", price: "£500", per: "per campaign" }],
    },
  },
  { event: "error", data: { error: "no" } },
];

describe("the event stream", () => {
  it("reads back what was written, wherever it was cut", () => {
    const stream = events.map(encodeAssistantEvent).join("");
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
        const read = createAssistantEventReader();
        const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
        const seen = places.flatMap((place, index) =>
          read(stream.slice(places[index - 1] ?? 0, place)),
        );
        expect(seen).toEqual(events);
      }),
    );
  });

  it("passes over comments and what it does not know", () => {
    const read = createAssistantEventReader();
    expect(
      read(': alive\n\nevent: later\ndata: {"text":"x"}\n\nevent: start\ndata: 1\n\n'),
    ).toEqual([]);
  });
});

it("leaves out of an answer what cannot be shown", () => {
  const data = {
    response: "r",
    conversationId: "c",
    sources: [{ title: 1 }],
    cards: [{ title: "Rom Boys", href: "/case-study/rom-boys" }],
    prices: [null, { name: "Basic PR", price: 500, per: "per campaign" }],
  };
  const [read] = createAssistantEventReader()(`event: done\ndata: ${JSON.stringify(data)}\n\n`);
  expect(read?.data).toEqual({ response: "r", conversationId: "c", sources: [] });
});

describe("the words that bring the lead form", () => {
  it.each(["Get in touch.", "Our CONTACT page", "a Consultation"])("are found in: %s", (text) => {
    expect(asksForLead(text)).toBe(true);
  });
  it("are not those of the consultancy service", () => {
    expect(asksForLead("Strategic AI Marketing Consultancy")).toBe(false);
  });
});
