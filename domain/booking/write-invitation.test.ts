import { sync } from "node-ical";
import { describe, expect, it } from "vitest";
import { isOurUid, writeInvitation } from "./write-invitation.ts";

const id = "6f0a1c1e-5a43-4c0e-9d2c-0d8d3a1f2b3c";
const invitation = {
  method: "REQUEST",
  id,
  sequence: 2,
  start: "2026-11-20T09:00:00Z",
  end: "2026-11-20T09:20:00Z",
  stamp: "2026-11-18T12:00:00Z",
  summary: "Call, with; Kinolume\\Ltd",
  location: `https://meet.example/${"room-".repeat(30)}é`,
  notes: [
    { label: "Where", url: "https://meet.example/" },
    {
      label: "Move or cancel the call",
      url: "https://studio.example/studio/calendar?id=abc_-;x\r\nX-EVIL:1",
    },
  ],
  organizer: { name: 'Quill, Ada: "films"', email: "studio@kinolume.example" },
  attendee: "ada+tides@clients.example",
} as const;

function readEvent(text: string) {
  const events = Object.values(sync.parseICS(text)).filter((each) => each?.type === "VEVENT");
  expect(events).toHaveLength(1);
  const [event] = events;
  if (event?.type !== "VEVENT") throw new Error("There is no event.");
  return event;
}

describe("writeInvitation", () => {
  it("is read by another program as it was meant", () => {
    const event = readEvent(writeInvitation(invitation));
    expect(event).toMatchObject({
      uid: `${id}@kinolume`,
      sequence: 2,
      status: "CONFIRMED",
      summary: invitation.summary,
      location: invitation.location,
    });
    expect(event.description).toContain(
      "Where: https://meet.example/\nMove or cancel the call: https://studio.example/studio/calendar?",
    );
    expect(event.organizer).toMatchObject({
      params: { CN: "Quill, Ada: films" },
      val: "mailto:studio@kinolume.example",
    });
    expect(event.attendee).toMatchObject({ val: "mailto:ada+tides@clients.example" });
    expect(event.start.toISOString()).toBe("2026-11-20T09:00:00.000Z");
    expect(event.end?.toISOString()).toBe("2026-11-20T09:20:00.000Z");
  });

  it("names no address where that would be enough to cancel", () => {
    const notes = [{ label: "By the link, in our mail" }];
    const text = writeInvitation({ ...invitation, location: null, notes });
    expect(text).not.toContain("URL:");
    expect(readEvent(text).description).toBe("By the link, in our mail");
  });

  it("leads to where the call is held, else to where it is changed", () => {
    const place = "https://meet.example/room%20two?code=a_b";
    expect(writeInvitation({ ...invitation, location: place })).toContain(`\r\nURL:${place}\r\n`);
    const elsewhere = readEvent(writeInvitation({ ...invitation, location: null }));
    expect(elsewhere.url).toContain("https://studio.example/studio/calendar?");
    expect(writeInvitation({ ...invitation, location: "https://[" })).not.toContain("\r\nURL:");
  });

  it("reminds whoever keeps it a quarter of an hour before, until it is cancelled", () => {
    const alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM"];
    const lines = writeInvitation(invitation).split("\r\n");
    expect(lines).toEqual(expect.arrayContaining(alarm));
    expect(lines.indexOf("END:VALARM")).toBeLessThan(lines.indexOf("END:VEVENT"));
    expect(writeInvitation({ ...invitation, method: "CANCEL" })).not.toContain("VALARM");
  });

  it("takes the call out of calendars when it is cancelled", () => {
    const text = writeInvitation({ ...invitation, method: "CANCEL", sequence: 3 });
    expect(text).toContain("\r\nMETHOD:CANCEL\r\n");
    expect(readEvent(text)).toMatchObject({
      uid: `${id}@kinolume`,
      sequence: 3,
      status: "CANCELLED",
    });
  });

  it("keeps its lines to 75 octets, each ended as mail programs want it", () => {
    const text = writeInvitation(invitation);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\n");
    }
    expect(text).toContain("DTSTART:20261120T090000Z");
  });

  it("lets no address begin a line or a parameter", () => {
    const attendee = "a\r\nX-EVIL:1;CN=x@clients.example";
    expect(writeInvitation({ ...invitation, attendee })).not.toMatch(/^X-EVIL/m);
    expect(writeInvitation({ ...invitation, attendee: null })).not.toContain("ATTENDEE");
    expect(
      writeInvitation({ ...invitation, method: "CANCEL", notes: [], location: null }),
    ).not.toMatch(/^(?:URL|DESCRIPTION)/m);
  });
});

describe("isOurUid", () => {
  it("knows our own again", () => {
    expect(isOurUid(`${id}@kinolume`)).toBe(true);
    expect(isOurUid(`${id.toUpperCase()}@KINOLUME`)).toBe(true);
    expect(isOurUid(`${id}@google.com`)).toBe(false);
  });
});
