import { expect, it } from "vitest";
import { exceptionWords } from "../../../../content/studio-calendar.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { exceptionSchema, isOverlapping } from "./opening-schema.ts";
import { addDays } from "./week.ts";

it.each([
  ["09:00", "12:00", "13:00:00", "17:00:00", false],
  ["09:00", "13:00", "13:00:00", "17:00:00", false],
  ["17:00", "18:00", "13:00:00", "17:00:00", false],
  ["10:00", "12:00", "09:00:00", "17:00:00", true],
  ["08:00", "18:00", "09:00:00", "17:00:00", true],
  ["16:30", "18:00", "09:00:00", "17:00:00", true],
  [null, null, "09:00:00", "17:00:00", true],
  ["10:00", "12:00", null, null, true],
])("%s to %s beside %s to %s", (opens, closes, otherOpens, otherCloses, expected) => {
  expect(isOverlapping({ opens, closes }, { opens: otherOpens, closes: otherCloses })).toBe(
    expected,
  );
});

it.each([
  ["today", 0, undefined],
  ["tomorrow", 1, undefined],
  ["yesterday", -1, exceptionWords.dayPast],
])("an exception of %s", (_name, days, expected) => {
  const day = addDays(todayInLondon(), days);
  const parsed = exceptionSchema.safeParse({ day, opens: "", closes: "", note: "" });
  expect(parsed.error?.issues[0]?.message).toBe(expected);
});
