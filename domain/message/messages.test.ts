import { describe, expect, it } from "vitest";
import { arrangeMessages } from "./arrange-messages.ts";
import { fillAnswer } from "./fill-answer.ts";
import { instantOf } from "./instant.ts";
import { mergeMessages } from "./merge-messages.ts";
import { isOwn, isPicture, isUnread, type Message } from "./message.ts";
import { splitLinks } from "./split-links.ts";

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  company_id: "client",
  sender_id: "client",
  from_studio: false,
  body: id,
  attachments: [],
  read_at: null,
  created_at: "2026-03-02T09:00:00+00:00",
  updated_at: changes.created_at ?? "2026-03-02T09:00:00+00:00",
  ...changes,
});
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id).join("");

describe("messages that come from several sides at once", () => {
  it("are each there once, in the order in which they were written", () => {
    const first = message("b", { created_at: "2026-03-02T09:00:00.1+00:00" });
    const second = message("a", { created_at: "2026-03-02T09:00:00.100001+00:00" });
    expect(ids(mergeMessages([second], [first, second]))).toBe("ba");
    expect(ids(mergeMessages([first, second], [second, first]))).toBe("ba");
  });

  it("show their latest state, whatever order the news comes in", () => {
    const read = message("a", {
      read_at: "2026-03-02T09:05:00+00:00",
      updated_at: "2026-03-02T09:05:00+00:00",
    });
    expect(mergeMessages([read], [message("a")])).toEqual([read]);
    expect(mergeMessages([message("a")], [read])).toEqual([read]);
  });

  it("are the same list when nothing is new", () => {
    const known = [message("a")];
    expect(mergeMessages(known, [message("a")])).toBe(known);
  });

  it("are told apart to the microsecond, in whatever form the time is written", () => {
    expect(instantOf("2026-03-02T09:00:00.100001+00:00") % 1000).toBe(1);
    expect(instantOf("2026-03-02T10:00:00.12+01:00")).toBe(
      instantOf("2026-03-02T09:00:00.120000+00:00"),
    );
  });
});

describe("a conversation", () => {
  const at = (time: string, changes: Partial<Message> = {}) =>
    message(time, { created_at: `2026-03-${time}:00`, ...changes });

  it("is divided into days, and the lines of one voice stand together until it pauses", () => {
    const days = arrangeMessages([
      at("02T09:00"),
      at("02T09:04"),
      at("02T09:10"),
      at("02T09:11", { from_studio: true }),
      at("03T09:11", { from_studio: true }),
    ]);
    expect(days.map(({ runs }) => runs.map(({ lines }) => lines.length))).toEqual([[2, 1, 1], [1]]);
  });

  it("tells two people of the studio apart", () => {
    const [day] = arrangeMessages([
      at("02T09:00", { from_studio: true, sender_id: "one" }),
      at("02T09:01", { from_studio: true, sender_id: "two" }),
    ]);
    expect(day?.runs).toHaveLength(2);
  });
});

describe("addresses in what people write", () => {
  it("become links, without the sentence's own marks", () => {
    expect(splitLinks("See https://a.example/cut?v=2, then tell us.")).toEqual([
      { at: 0, text: "See " },
      { at: 4, text: "https://a.example/cut?v=2", href: "https://a.example/cut?v=2" },
      { at: 29, text: ", then tell us." },
    ]);
    expect(splitLinks("(https://a.example/x_(1))").map(({ href }) => href)).toContain(
      "https://a.example/x_(1)",
    );
  });

  it("lead nowhere but to the web", () => {
    const hostile = "javascript:alert(1) data:text/html,x https:// ftp://a.example";
    expect(splitLinks(hostile)).toEqual([{ at: 0, text: hostile }]);
  });
});

it("a canned answer greets the client by name, whatever the name holds", () => {
  expect(fillAnswer("Dear {{name}}, thank you. {{ name }}!", "$& Co")).toBe(
    "Dear $& Co, thank you. $& Co!",
  );
});

describe("a message", () => {
  it("is one's own on the side that wrote it", () => {
    expect(isOwn({ from_studio: true }, "studio")).toBe(true);
    expect(isOwn({ from_studio: true }, "client")).toBe(false);
    expect(isOwn({ from_studio: false }, "client")).toBe(true);
  });

  it("shows pictures, and names what is none", () => {
    expect(isPicture({ type: "image/webp" })).toBe(true);
    expect(isPicture({ type: "application/pdf" })).toBe(false);
  });
});

describe("what is new", () => {
  const later = message("a", { from_studio: true, created_at: "2026-03-02T09:00:00.000001+00:00" });
  const read = { ...later, read_at: "2026-03-02T09:05:00+00:00" };

  it("to a side is what nobody of it has read", () => {
    expect(isUnread(later, { side: "client" })).toBe(true);
    expect(isUnread(read, { side: "client", readUntil: null })).toBe(false);
    expect(isUnread(later, { side: "studio" })).toBe(false);
  });

  it("to a person is what came after their own place, whoever else has read it", () => {
    const before = { side: "client", readUntil: "2026-03-02T09:00:00+00:00" } as const;
    expect(isUnread(read, before)).toBe(true);
    expect(isUnread(read, { ...before, readUntil: later.created_at })).toBe(false);
    expect(isUnread({ ...read, from_studio: false }, before)).toBe(false);
  });
});
