import { describe, expect, it } from "vitest";
import { formatAgo } from "./ago.ts";

const now = Date.parse("2026-03-10T12:00:00Z");

describe("how long ago", () => {
  it.each([
    ["2026-03-10T11:59:30Z", "just now"],
    ["2026-03-10T11:55:00Z", "5 min ago"],
    ["2026-03-10T09:00:00Z", "3 h ago"],
    ["2026-03-07T12:00:00Z", "3 d ago"],
    ["2026-03-01T12:00:00Z", "1 Mar 2026"],
    // The clock of the reader is behind the server's.
    ["2026-03-10T12:00:05Z", "just now"],
  ])("%s is %s", (time, words) => expect(formatAgo(time, now)).toBe(words));
});
