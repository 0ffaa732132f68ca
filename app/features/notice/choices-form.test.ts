import { expect, it } from "vitest";
import { noticeChoiceWords as words } from "../../../content/notice-choices.ts";
import { timesSchema } from "./choices-form.tsx";

const wrongWith = (quiet_from: string, quiet_to: string) =>
  timesSchema
    .safeParse({ zone: "Europe/London", digest_at: "08:00", quiet_from, quiet_to })
    .error?.issues.map(({ message, path }) => [path[0], message]);

it.each([
  ["", ""],
  ["22:00", "07:00"],
])("takes quiet hours from '%s' to '%s'", (from, to) => {
  expect(wrongWith(from, to)).toBeUndefined();
});

it.each([
  ["22:00", "22:00", words.neverQuiet],
  ["22:00", "", words.bothOrNeither],
])("refuses them from '%s' to '%s'", (from, to, message) => {
  expect(wrongWith(from, to)).toEqual([["quiet_to", message]]);
});
