import { describe, expect, it } from "vitest";
import { formatTimecode, framesPerDay, parseTimecode, type FrameClock } from "./timecode.ts";

const clock = (num: number, den = 1, isDrop = false): FrameClock => ({
  rate: { num, den },
  isDrop,
});
const drop2997 = clock(30_000, 1001, true);
const drop5994 = clock(60_000, 1001, true);

describe("a timecode", () => {
  // Each of them also counts as reached where that is measured.
  it(
    "goes there and back for each of the 2,589,408 drop-frame frames of a day, in order",
    { timeout: 300_000 },
    () => {
      expect(framesPerDay(drop2997)).toBe(2_589_408);
      let before = "";
      let wrong = 0;
      for (let frame = 0; frame < 2_589_408; frame += 1) {
        const name = formatTimecode(frame, drop2997);
        if (name <= before || parseTimecode(name, drop2997) !== frame) wrong += 1;
        before = name;
      }
      expect(wrong).toBe(0);
      expect(before).toBe("23:59:59;29");
    },
  );

  it.each([
    [drop2997, 1799, "00:00:59;29"],
    [drop2997, 1800, "00:01:00;02"],
    [drop2997, 17_981, "00:09:59;29"],
    [drop2997, 17_982, "00:10:00;00"],
    [drop2997, 1_078_920, "10:00:00;00"],
    [drop5994, 3599, "00:00:59;59"],
    [drop5994, 3600, "00:01:00;04"],
    [drop5994, 35_964, "00:10:00;00"],
    [clock(30_000, 1001), 1800, "00:01:00:00"],
    [clock(24_000, 1001), 86_400, "01:00:00:00"],
    [clock(24_000, 1001, true), 1440, "00:01:00:00"],
    [clock(25), 90_000 * 24, "00:00:00:00"],
    [clock(25), -1, "23:59:59:24"],
    [clock(120), 119, "00:00:00:119"],
    [clock(1000), 61_005, "00:01:01.005"],
  ])("of a frame is what editors call it", (given, frame, name) => {
    expect(formatTimecode(frame, given)).toBe(name);
    const day = framesPerDay(given);
    expect(parseTimecode(name, given)).toBe(((frame % day) + day) % day);
  });

  it("that no frame has is refused", () => {
    for (const name of ["00:01:00;00", "00:01:00;01", "00:59:00;01"])
      expect(parseTimecode(name, drop2997), name).toBeNull();
    for (const name of [
      "24:00:00:00",
      "00:60:00:00",
      "00:00:60:00",
      "00:00:00:25",
      "1:2:3",
      "",
      "x",
    ])
      expect(parseTimecode(name, clock(25)), name).toBeNull();
    expect(parseTimecode("00:01:00:03", drop5994)).toBeNull();
  });
});
