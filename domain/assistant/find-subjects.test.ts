import { expect, it } from "vitest";
import type { Subject } from "./fact.ts";
import { findNeighbour, findPlaced } from "./find-subjects.ts";

const first: Subject = { id: "first", kind: "step", names: [] };
const second: Subject = { id: "second", kind: "step", names: [], follows: "first" };
const subjects = [first, second, { id: "other", kind: "study", names: [] }];

it.each(["and the next?", "what comes after that?", "and then?", "the one above?", "then"])(
  "goes on to what comes after: %s",
  (text) => {
    expect(findNeighbour(subjects, text, [first])).toEqual([second]);
    expect(findNeighbour(subjects, text, [second])).toEqual([]);
    expect(findNeighbour(subjects, text, [])).toEqual([]);
  },
);

it.each([
  ["what is the first one about?", [first]],
  ["and the second?", [second]],
  ["the last of these", [second]],
  ["and the third?", []],
  ["what do you do first?", []],
])("finds by its place among the kind told of: %s", (text, found) =>
  expect(findPlaced(subjects, text, "step")).toEqual(found),
);

it("goes back to what came before", () =>
  expect(findNeighbour(subjects, "and the one below?", [second])).toEqual([first]));

it("stays where nothing else is asked for", () =>
  expect(findNeighbour(subjects, "how long does it take?", [first])).toEqual([]));
