import { describe, expect, it } from "vitest";
import { findCallStanding, writeBooking, writeNoBooking } from "./booking-view.ts";

const booking = {
  id: "4be0643f-1d98-473b-97cd-ca98a65347dd",
  kind: "call",
  state: "booked",
  start: "2026-11-20T09:00:00Z",
  end: "2026-11-20T09:20:00Z",
  minutes: 20,
  zone: "Europe/London",
  name: "Ann <b>",
  email: "ann@example.com",
  meetingUrl: null,
  sequence: 2,
  isOpen: true,
  cancelledBy: null,
  cancelReason: null,
} as const;
const before = Date.parse("2026-11-19T09:00:00Z");
const after = Date.parse("2026-11-20T10:00:00Z");

describe("a booked call", () => {
  it("can be moved, cancelled and kept, with its token only where no script sends the forms", () => {
    const html = writeBooking({ booking, now: before, token: "a-token" });
    for (const action of ["calendar", "move", "cancel"])
      expect(html).toContain(`data-booking="${action}"`);
    expect(html.match(/value="a-token"/g)).toHaveLength(3);
    expect(html).toContain('name="sequence" value="2"');
    expect(writeBooking({ booking, now: before })).not.toContain('name="token"');
  });

  it("says what it is on the clock of whoever booked it, and on the studio's", () => {
    const html = writeBooking({ booking: { ...booking, zone: "Asia/Tokyo" }, now: before });
    expect(html).toContain("18:00–18:20 on the clocks of Tokyo. In London it is 09:00.");
    expect(html).toContain("Friday 20\u00A0November<br>");
    const utc = writeBooking({ booking: { ...booking, zone: "UTC" }, now: before });
    expect(utc).toContain("09:00–09:20 in UTC. ");
  });

  it("says why and that it was the studio who cancelled, where it was", () => {
    const off = { ...booking, state: "cancelled", isOpen: false } as const;
    const why = { cancelledBy: "studio", cancelReason: "At <sea>" } as const;
    const html = writeBooking({ booking: { ...off, ...why }, now: before });
    expect(html).toContain("The studio has cancelled this call.");
    expect(html).toContain("At &lt;sea&gt;");
    expect(html).not.toContain("The studio sends you the address");
    expect(writeBooking({ booking: off, now: before })).toContain("the time is free again");
  });

  it("takes nobody's name for markup", () => {
    expect(writeBooking({ booking, now: before })).toContain("Ann &lt;b&gt;");
  });

  it.each([
    ["closed", { isOpen: false }, before],
    ["past", {}, after],
    ["cancelled", { state: "cancelled" }, before],
    ["done", { state: "done" }, after],
    ["missed", { state: "missed" }, after],
  ] as const)("that is %s has no form to change it", (standing, change, now) => {
    const changed = { ...booking, ...change };
    expect(findCallStanding(changed, now)).toBe(standing);
    expect(writeBooking({ booking: changed, now })).not.toMatch(/data-booking="(?:move|cancel)"/);
  });
});

it("says of an unknown link one plain sentence, and leads on", () => {
  expect(writeNoBooking("unknown")).toMatch(/We do not know this call\..*href="\/book"/);
});
