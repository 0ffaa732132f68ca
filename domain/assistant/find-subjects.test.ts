import { expect, it } from "vitest";
import type { Subject } from "./fact.ts";
import { findNeighbour, nameByPlace } from "./find-subjects.ts";

const first: Subject = { id: "first", kind: "step", names: [] };
const second: Subject = { id: "second", kind: "step", names: [], follows: "first" };
const subjects = [first, second];

it.each(["and the next?", "what comes after that?", "and then?", "the one above?", "then"])(
  "goes on to what comes after: %s",
  (text) => {
    expect(findNeighbour(subjects, text, [first])).toEqual([second]);
    expect(findNeighbour(subjects, text, [second])).toEqual([]);
    expect(findNeighbour(subjects, text, [])).toEqual([]);
  },
);

it.each([
  ["what is the first one about?", "what is Oak about?"],
  ["and the second?", "and Elm?"],
  ["the last of these", "Ash"],
  ["tell me about the third film", "tell me about Ash"],
  ["how much is the middle one", "how much is Elm"],
  ["and the fourth?", undefined],
  ["what do you do first?", undefined],
])("names by its place what was listed: %s", (text, named) =>
  expect(nameByPlace(text, ["Oak", "Elm", "Ash"])).toBe(named),
);

it("names nothing where nothing was listed", () =>
  expect(nameByPlace("and the second one?", [])).toBeUndefined());

it("goes back to what came before", () =>
  expect(findNeighbour(subjects, "and the one below?", [second])).toEqual([first]));

it("stays where nothing else is asked for", () =>
  expect(findNeighbour(subjects, "how long does it take?", [first])).toEqual([]));
